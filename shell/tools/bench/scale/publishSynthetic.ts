import fs from 'node:fs';
import path from 'node:path';
import type { Pin } from '@portfolio/contract';
import { toFilePath, toIntegrity, toReleaseBytes, toReleasePath } from '@portfolio/registry';
import { withPin } from '../../../compose/pin/changePin';
import { readPins, writePins } from '../../../compose/pin/pinsFile';
import { createSyntheticRelease } from './syntheticRelease';

type PublishOptions = Parameters<typeof createSyntheticRelease>[0] & {
  /** Folder of the registry. */
  registry: string;
};

/** Publishes one synthetic release; writes straight into the folder, since the gate is not being measured. */
function publishSynthetic({ registry, ...options }: PublishOptions): {
  id: string;
  pin: Omit<Pin, 'previous'>;
} {
  const { release, web, node } = createSyntheticRelease(options);
  const { id, version } = release;
  const write = (file: string, content: string | Buffer) => {
    const target = path.join(registry, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, content);
  };
  for (const [name, text] of web) write(toFilePath(id, 'web', name), text);
  for (const [name, text] of node) write(toFilePath(id, 'node', name), text);
  const bytes = toReleaseBytes(release);
  write(toReleasePath(id, version), bytes);
  return { id, pin: { version, release: toReleasePath(id, version), integrity: toIntegrity(bytes) } };
}

/** A remote with a thousand pages exceeds the usual weight limits. */
const ALLOWED = { weights: ['total'] } as const;

/** Publishes and pins a set of remotes. */
export function pinSynthetic(
  registry: string,
  pinsFile: string,
  { remotes, pagesEach, spareScripts = 0 }: { remotes: number; pagesEach: number; spareScripts?: number },
): void {
  const all = Array.from({ length: remotes }, (_remote, index) =>
    publishSynthetic({ registry, index, pageCount: pagesEach, version: '1.0.0', spareScripts }),
  );
  fs.mkdirSync(path.dirname(pinsFile), { recursive: true });
  writePins(pinsFile, {
    schema: 1,
    remotes: Object.fromEntries(all.map(({ id, pin }) => [id, { ...pin, allowed: ALLOWED, previous: null }])),
  });
}

/** Publishes and pins another release of one remote, with different text on every page. */
export function repinSynthetic(registry: string, pinsFile: string, index: number, pageCount: number): void {
  const { id, pin } = publishSynthetic({ registry, index, pageCount, version: '2.0.0' });
  writePins(pinsFile, withPin(readPins(pinsFile), id, { ...pin, allowed: ALLOWED }));
}
