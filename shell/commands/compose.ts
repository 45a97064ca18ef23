import { parseArgs } from 'node:util';
import { compose } from '../compose/compose';
import { SHELL_PATHS } from '../compose/shell-build/paths';
import { readPins } from '../compose/pin/pinsFile';
import { runCommand } from '../compose/terminal/runCommand';

// npm run compose [-- --with-releases --policy-in-pages]. With the first option the site carries every release of the
// registry, to be tried as an override; with the second its pages list the scripts that may run, for hosts that
// truncate long headers.
runCommand(async () => {
  const { values } = parseArgs({
    options: {
      'with-releases': { type: 'boolean', default: false },
      'policy-in-pages': { type: 'boolean', default: false },
    },
  });
  const startMs = performance.now();
  const { id, pageCount, renderedCount, carriedOver, warnings } = await compose({
    paths: SHELL_PATHS,
    hasAllReleases: values['with-releases'],
    hasPolicyInPages: values['policy-in-pages'],
  });
  for (const warning of warnings) console.error(warning);
  const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
  console.log(
    `Composed ${pageCount} pages (${renderedCount} rendered again) as ${id} in ${seconds} s: ${SHELL_PATHS.site}`,
  );
  if (Object.keys(readPins(SHELL_PATHS.pins).remotes).length === 0)
    console.log(
      `Nothing is pinned in ${SHELL_PATHS.pins}: the site has the shell's own pages. Next: "npm run pins -- set <remote> latest"; "npm start" shows what is built here.`,
    );
  console.log('Next: put it online; then "npm run pins -- deployed <its address>" records that it is.');
  if (carriedOver === null || carriedOver.compositionCount === 0) return;
  const { compositionCount, fileCount, losses } = carriedOver;
  console.log(
    `Kept ${fileCount} files of ${compositionCount} earlier compositions for the tabs that are open.`,
  );
  for (const loss of losses) console.error(`An earlier composition is not whole. ${loss}`);
});
