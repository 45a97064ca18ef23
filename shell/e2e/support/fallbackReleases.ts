import fs from 'node:fs';
import path from 'node:path';
import type { PinsFile, Release, ReleasePin } from '@portfolio/contract';
import { FALLBACK_SITE } from './testPaths';

/** The files of a release that the tests remove, by purpose. */
function describe({ version, release }: ReleasePin) {
  const { web, remote, pages } = JSON.parse(
    fs.readFileSync(path.join(FALLBACK_SITE.registry, release), 'utf8'),
  ) as Release;
  return {
    version,
    entry: web.entry,
    remote: remote.js.at(-1) ?? '',
    page: (name: string) => pages[name]?.js.at(-1) ?? '',
  };
}

/** The two releases of a remote of the fallback site. */
export function readFallbackReleases(id: string) {
  const { remotes } = JSON.parse(fs.readFileSync(FALLBACK_SITE.pins, 'utf8')) as PinsFile;
  const pin = remotes[id];
  if (pin === undefined || pin.previous === null)
    throw new Error(`The fallback site pins no two releases of ${id}. Prepare it again.`);
  return { pinned: describe(pin), previous: describe(pin.previous) };
}
