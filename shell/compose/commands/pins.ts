import { parseArgs } from 'node:util';
import { SiteError } from '@portfolio/contract';
import { openRegistry } from '@portfolio/registry';
import { SHELL_PATHS } from '../paths';
import { diffRelease, listOutdated, listPins, toTable, verifyPins } from '../pins/describePins';
import { readPins } from '../pins/pinsFile';
import { rollbackPin } from '../pins/rollbackPin';
import { setPin } from '../pins/setPin';
import { runCommand } from './runCommand';

const USAGE = `Usage: npm run pins -- <command>
  list                        what is pinned
  set <remote> <version>      pin a published release ("latest" for the newest); --allow-dropped-routes
  rollback <remote>           pin the release that was pinned before
  verify                      check every file of every pinned release against its hash
  diff <remote> <version>     compare the pinned release with another one
  outdated                    remotes with a newer release`;

const NEXT = 'Next: "npm run compose" puts it on the site.';

runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'allow-dropped-routes': { type: 'boolean', default: false } },
  });
  const [command = '', id = '', version = ''] = positionals;
  const registry = openRegistry(SHELL_PATHS.root);
  const readAll = () => readPins(SHELL_PATHS.pins);

  switch (command) {
    case 'list':
      console.log(toTable(listPins(readAll())));
      return;
    case 'outdated':
      console.log(toTable(await listOutdated(readAll(), registry)));
      return;
    case 'set': {
      requireArguments(id, version);
      const mayDropRoutes = values['allow-dropped-routes'];
      const result = await setPin({ paths: SHELL_PATHS, registry, id, version, mayDropRoutes });
      console.log(
        `[${id}] Pinned ${result.version} (before: ${result.previousVersion ?? 'nothing'}). ${NEXT}`,
      );
      return;
    }
    case 'rollback': {
      requireArguments(id);
      const result = await rollbackPin(SHELL_PATHS, registry, id);
      console.log(`[${id}] Pinned ${result.version} again (before: ${result.previousVersion}). ${NEXT}`);
      return;
    }
    case 'diff':
      requireArguments(id, version);
      console.log(toTable(await diffRelease(readAll(), registry, id, version)));
      return;
    case 'verify': {
      const faults = await verifyPins(readAll(), registry);
      if (faults.length > 0) throw new SiteError(faults.join('\n'), 'BAD_HASH');
      console.log('Every file of every pinned release is as it was published.');
      return;
    }
    default:
      throw new SiteError(USAGE, 'USAGE');
  }
});

function requireArguments(...given: string[]): void {
  if (given.includes('')) throw new SiteError(USAGE, 'USAGE');
}
