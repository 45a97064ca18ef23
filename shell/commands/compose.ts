import { compose } from '../compose/compose';
import { SHELL_PATHS } from '../compose/shell-build/paths';
import { readPins } from '../compose/pin/pinsFile';
import { readArguments } from '../compose/terminal/readArguments';
import { runMain } from '../compose/terminal/runMain';

const USAGE = `Usage: npm run compose
  composes the shell build and the pinned releases into shell/dist/site
  --with-releases    includes every release of the registry, to be tried as an override
  --policy-in-pages  lists the scripts that may run in each page, for hosts that cut long headers`;

runMain(async () => {
  const { values } = readArguments(USAGE, {
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
      `Nothing is pinned in ${SHELL_PATHS.pins}: the site has the shell's own pages. Next: "npm run pins -- set <remote> latest"; "npm start" shows the local builds.`,
    );
  console.log('Next: upload it, then record that with "npm run pins -- deployed <address>".');
  if (carriedOver === null || carriedOver.compositionCount === 0) return;
  const { compositionCount, fileCount, losses } = carriedOver;
  console.log(`Kept ${fileCount} files of ${compositionCount} earlier compositions for open tabs.`);
  for (const loss of losses) console.error(`An earlier composition is incomplete. ${loss}`);
});
