import type { CDPSession } from '@playwright/test';

/** A visitor's device and network. */
export interface Profile {
  name: 'slow' | 'fast';
  title: string;
  /** Factor by which the processor is slowed down. */
  cpuRate: number;
  /** Null means no throttling. */
  network: { latencyMs: number; bytesPerSecond: number } | null;
}

/** 1.6 Mbps, as in the usual profile of a slow 4G connection. */
const SLOW_BYTES_PER_SECOND = (1.6 * 1_000_000) / 8;

export const SLOW: Profile = {
  name: 'slow',
  title: 'slow: 150 ms round trip, 1.6 Mbps, processor slowed down 4 times',
  cpuRate: 4,
  network: { latencyMs: 150, bytesPerSecond: SLOW_BYTES_PER_SECOND },
};

export const FAST: Profile = {
  name: 'fast',
  title: 'fast: nothing slowed down',
  cpuRate: 1,
  network: null,
};

const NO_LIMITS = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/** Throttles one tab as in the profile. */
export async function applyProfile(session: CDPSession, { cpuRate, network }: Profile): Promise<void> {
  if (network !== null)
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latencyMs,
      downloadThroughput: network.bytesPerSecond,
      uploadThroughput: network.bytesPerSecond,
    });
  else await session.send('Network.emulateNetworkConditions', NO_LIMITS);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
}
