import fs from 'node:fs';
import path from 'node:path';
import { type PinsFile, SiteError } from '@portfolio/contract';
import { formatProblems, validateJson, validatePins } from '@portfolio/contract/validate';
import { findErrno } from '@portfolio/registry';
import { replaceFile } from '../lock/replaceFile';
import { withLock } from '../lock/withLock';
import { followLink } from './followLink';

/** The marks that git writes around two versions of the same lines. */
const CONFLICT = /^(<{7} |={7}\r?$|>{7} )/m;

/**
 * Reads the pins; if there is no file, nothing is pinned yet.
 *
 * @throws {SiteError} code `BAD_PINS` with every problem of the file, which is not changed, or if it cannot be read
 */
export function readPins(file: string): PinsFile {
  if (!fs.existsSync(file)) return { schema: 1, remotes: {} };
  const content = readContent(file);
  if (CONFLICT.test(content.toString()))
    throw new SiteError(
      `Failed to read ${file}: it has the marks of a merge conflict. Resolve it: keep the entries of both sides, and one for each remote. Then run "npm run pins -- check".`,
      'BAD_PINS',
    );
  const parsed = validateJson(content);
  const validation = parsed.isValid ? validatePins(parsed.value) : parsed;
  if (!validation.isValid)
    throw new SiteError(
      `Failed to read ${file}: it is not valid.\n${formatProblems(validation.problems)}\nFix it by hand, or restore it with "git checkout -- ${file}".`,
      'BAD_PINS',
    );
  return validation.value;
}

function readContent(file: string): Buffer {
  try {
    return fs.readFileSync(file);
  } catch (cause) {
    throw new SiteError(
      `Failed to read ${file}: ${(cause as Error).message}. Grant read access, or correct PORTFOLIO_PINS.`,
      'BAD_PINS',
      { cause },
    );
  }
}

/** Lists the environments that have a pins file in a folder. */
export function listEnvironments(folder: string): { environment: string; file: string }[] {
  if (!fs.existsSync(folder)) return [];
  return fs.readdirSync(folder).flatMap((name) => {
    const [, environment = 'production'] = /^pins(?:\.([a-z][a-z0-9-]*))?\.json$/.exec(name) ?? [null, null];
    return environment === null ? [] : [{ environment, file: path.join(folder, name) }];
  });
}

/**
 * Reads the pins of a file and of every environment beside it: they share a registry.
 *
 * @throws {SiteError} code `BAD_PINS`
 */
export function readAllPins(file: string): PinsFile[] {
  const others = listEnvironments(path.dirname(file)).map((one) => one.file);
  return [...new Set([file, ...others])].map(readPins);
}

/** Adds the revocations of every environment beside a pins file: a release revoked in one may not be pinned in another. */
export function withAllRevocations(pins: PinsFile, file: string): PinsFile {
  const all = [pins, ...readAllPins(file)];
  return { ...pins, revoked: all.flatMap(({ revoked = [] }) => revoked) };
}

/**
 * Writes the pins atomically, remotes in order of their ids. Use `changePins` if other processes may write too.
 *
 * @param file - if it is a link, the file that it leads to is written, and the link stays
 * @throws {SiteError} code `PINS_NOT_WRITTEN`; the pins are then unchanged
 */
export function writePins(file: string, pins: PinsFile): void {
  try {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    replaceFile(followLink(file), toPinsText(pins), { isFlushed: true });
  } catch (error) {
    throw toWriteFault(file, error);
  }
}

/** Adds what to do to an error of the file system, such as a full disk; returns any other error unchanged. */
function toWriteFault(file: string, cause: unknown): unknown {
  if (cause instanceof SiteError || findErrno(cause) === '') return cause;
  return new SiteError(
    `Failed to write ${file}: ${(cause as Error).message}. The pins are unchanged. Free some space, or grant write access to its folder, then run this again.`,
    'PINS_NOT_WRITTEN',
    { cause },
  );
}

/** The text of the pins file: remotes in order of their ids. */
export function toPinsText({ schema, remotes, revoked }: PinsFile): string {
  const sorted = Object.fromEntries(Object.entries(remotes).sort(([a], [b]) => (a < b ? -1 : 1)));
  return `${JSON.stringify({ schema, remotes: sorted, revoked }, null, 2)}\n`;
}

/**
 * Reads, changes and writes the pins under their lock.
 *
 * @param change - gets the current pins; its result is written, unless it is null
 * @returns the pins that were written
 * @throws {SiteError} code `LOCKED` or `PINS_NOT_WRITTEN`, or any error of reading or changing; the pins are then
 *   unchanged
 */
export async function changePins<T extends PinsFile | null>(
  file: string,
  change: (pins: PinsFile) => T | Promise<T>,
  log: (line: string) => void,
): Promise<T> {
  let isLocked = false;
  try {
    // Links of several checkouts may lead to one file: a lock beside each link would let them overwrite each other's pins.
    return await withLock(
      followLink(file),
      async () => {
        isLocked = true;
        const changed = await change(readPins(file));
        if (changed !== null) writePins(file, changed);
        return changed;
      },
      { log },
    );
  } catch (error) {
    throw isLocked ? error : toWriteFault(file, error);
  }
}
