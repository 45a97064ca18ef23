import fs from 'node:fs';
import path from 'node:path';
import { type PinsFile, SiteError } from '@portfolio/contract';
import { formatProblems, validateJson, validatePins } from '@portfolio/contract/validate';
import { replaceFile } from '../lock/replaceFile';
import { withLock } from '../lock/withLock';

/** What git writes around two versions of the same lines. */
const CONFLICT = /^(<{7} |={7}\r?$|>{7} )/m;

/**
 * Reads the pins; if there is no file, nothing is pinned yet.
 *
 * @throws {SiteError} code `BAD_PINS` with every problem of the file, which is not changed
 */
export function readPins(file: string): PinsFile {
  if (!fs.existsSync(file)) return { schema: 1, remotes: {} };
  const content = fs.readFileSync(file);
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

/** Writes the pins atomically, remotes in order of their ids. Use `changePins` if other processes may write too. */
export function writePins(file: string, pins: PinsFile): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  replaceFile(file, toPinsText(pins), { isFlushed: true });
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
 * @throws {SiteError} code `LOCKED`, or any error of reading or changing; the pins are then unchanged
 */
export function changePins<T extends PinsFile | null>(
  file: string,
  change: (pins: PinsFile) => T | Promise<T>,
  log: (line: string) => void,
): Promise<T> {
  return withLock(
    file,
    async () => {
      const changed = await change(readPins(file));
      if (changed !== null) writePins(file, changed);
      return changed;
    },
    { log },
  );
}
