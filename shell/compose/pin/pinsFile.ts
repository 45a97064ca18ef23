import fs from 'node:fs';
import { type PinsFile, type ReleasePin, SiteError } from '@portfolio/contract';
import { formatProblems, parseBoundedJson, validatePins } from '@portfolio/contract/validate';

/**
 * Reads the pins; no file means nothing is pinned yet.
 *
 * @throws {SiteError} code `BAD_PINS` with every problem of the file, which is left as it is
 */
export function readPins(file: string): PinsFile {
  if (!fs.existsSync(file)) return { schema: 1, remotes: {} };
  const parsed = parseBoundedJson(fs.readFileSync(file));
  const validation = parsed.isValid ? validatePins(parsed.value) : parsed;
  if (!validation.isValid)
    throw new SiteError(
      `Failed to read ${file}: it is not valid.\n${formatProblems(validation.problems)}\nFix it by hand, or restore it with "git checkout -- ${file}".`,
      'BAD_PINS',
    );
  return validation.value;
}

/** Writes the pins, whole or not at all, remotes in order of their ids. */
export function writePins(file: string, { schema, remotes }: PinsFile): void {
  const sorted = Object.fromEntries(Object.entries(remotes).sort(([a], [b]) => (a < b ? -1 : 1)));
  const draft = `${file}.${process.pid}.draft`;
  fs.writeFileSync(draft, `${JSON.stringify({ schema, remotes: sorted }, null, 2)}\n`);
  fs.renameSync(draft, file);
}

/** The pins with one remote set to another release; what was pinned before becomes its previous one. */
export function withPin(pins: PinsFile, id: string, pin: ReleasePin): PinsFile {
  const current = pins.remotes[id];
  if (current === undefined)
    return { ...pins, remotes: { ...pins.remotes, [id]: { ...pin, previous: null } } };
  const { previous, ...replaced } = current;
  const isSame = replaced.integrity === pin.integrity;
  return {
    ...pins,
    remotes: { ...pins.remotes, [id]: { ...pin, previous: isSame ? previous : replaced } },
  };
}
