import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { FoundRelease, Registry } from '@portfolio/registry';
import type { Refusal } from '../release/compatibility';
import { hashFiles } from '../release/hashFiles';
import { checkOwnCopies } from './ownCopies';
import { checkStyles } from './pageStyles';

/** The folders of the checks of scripts and styles. */
const CHECKS = [__dirname, path.dirname(require.resolve('@portfolio/build/page-styles'))];

/** Where verdicts are cached; those of other checks do not count. */
const VERDICTS = `gate/checks-${hashFiles(CHECKS)}`;

/**
 * Checks the scripts and styles of a release. They never change, so each release is read only once on a machine.
 *
 * @param cacheDir - verdicts are cached here by the hash of the release
 */
export async function checkContent(
  { release, pin }: FoundRelease,
  registry: Registry,
  cacheDir: string,
): Promise<Refusal[]> {
  const key = createHash('sha256').update(pin.integrity).digest('hex');
  const passed = path.join(cacheDir, VERDICTS, `${release.id}-${key}.passed`);
  if (fs.existsSync(passed)) return [];
  const refusals = [...(await checkOwnCopies(release, registry)), ...(await checkStyles(release, registry))];
  // Only a release without faults is cached: refusals are rare, and their messages should be up to date.
  if (refusals.length === 0) {
    fs.mkdirSync(path.dirname(passed), { recursive: true });
    fs.writeFileSync(passed, '');
  }
  return refusals;
}
