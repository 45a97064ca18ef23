import { CONTRACT_VERSION } from '@portfolio/contract';

/** An older major of the contract that this shell still understands. */
export interface OlderContract {
  major: number;
  /** Last day on which a release of it may be pinned, as in "2026-12-31". Releases that are pinned by then stay. */
  until: string;
}

/**
 * None: there has been one major. When the contract's major rises, the previous one is listed here, and the shell keeps
 * the code that it needs; see `shared/docs/upgrades.md`.
 */
export const OLDER_CONTRACTS: readonly OlderContract[] = [];

/** Returns whether a remote speaks a contract that this shell understands. */
export function understandsContract(
  version: string | undefined,
  current: string = CONTRACT_VERSION,
  older: readonly OlderContract[] = OLDER_CONTRACTS,
): boolean {
  return [toMajor(current), ...older.map(({ major }) => `${major}`)].includes(toMajor(version));
}

function toMajor(version = ''): string | undefined {
  return version.split('.')[0] || undefined;
}
