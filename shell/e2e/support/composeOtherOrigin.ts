import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { openRegistry } from '@portfolio/registry';
import { runMain } from '../../compose/terminal/runMain';
import { compose } from '../../compose/compose';
import { readPins, writePins } from '../../compose/pin/pinsFile';
import { OTHER_ORIGIN_SITE, FALLBACK_SITE } from './testPaths';

/** A single remote is sufficient, and composes quickly. */
const ID = 'css-demos';

// Composes a site with one remote that was released twice, from the registry of the fallback site. Its arguments are
// the URL from which browsers load that registry's files, and the URL to which they send events.
runMain(async () => {
  fs.rmSync(path.dirname(OTHER_ORIGIN_SITE.pins), { recursive: true, force: true });
  fs.mkdirSync(path.dirname(OTHER_ORIGIN_SITE.pins), { recursive: true });
  fs.cpSync(path.join(FALLBACK_SITE.cache, 'compressed'), path.join(OTHER_ORIGIN_SITE.cache, 'compressed'), {
    recursive: true,
  });
  const { schema, remotes } = readPins(FALLBACK_SITE.pins);
  const one = Object.entries(remotes).filter(([id]) => id === ID);
  writePins(OTHER_ORIGIN_SITE.pins, { schema, remotes: Object.fromEntries(one) });
  process.env['PORTFOLIO_REGISTRY'] =
    `${pathToFileURL(FALLBACK_SITE.registry).href}?public=${process.argv[2]}`;
  await compose({
    paths: OTHER_ORIGIN_SITE,
    registry: openRegistry(OTHER_ORIGIN_SITE.root),
    eventsUrl: process.argv[3],
  });
});
