const STORAGE_KEY = 'portfolio:broken-releases';

/** How long a failed release is not requested again, in milliseconds. */
const OPEN_MS = 5 * 60_000;

type OpenUntil = Record<string, number>;

/**
 * Remembers failed releases for a while, for all documents of this tab, so that the next page does not wait for the
 * same failure. Keys are entry URLs.
 */
export const circuitBreaker = {
  isOpen: (entryUrl: string): boolean => (read()[entryUrl] ?? 0) > Date.now(),
  open: (entryUrl: string): void => write({ ...read(), [entryUrl]: Date.now() + OPEN_MS }),
  close: (entryUrl: string): void => {
    const { [entryUrl]: _closed, ...others } = read();
    write(others);
  },
};

function read(): OpenUntil {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
    );
  } catch {
    // The storage is unavailable, or the value is not ours: each document then has to find out about failures itself.
    return {};
  }
}

function write(openUntil: OpenUntil): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(openUntil));
  } catch {
    // Without storage the next document tries again.
  }
}
