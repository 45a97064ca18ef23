import fs from 'node:fs';
import path from 'node:path';
import { measureSite, SIZES_FILE, toSizes } from '../tools/budgets/measureSite';
import { SHELL_PATHS } from '../compose/shell-build/paths';
import { readArguments } from '../compose/terminal/readArguments';
import { runMain } from '../compose/terminal/runMain';
import { assertAtMost } from '../compose/terminal/usageError';

const USAGE = `Usage: npm run budgets -w shell -- [<site>]
  writes the size of each file of a composed site into shell/tools/budgets/sizes.json; a failed check of the budgets
  names the files that have grown since
  <site>  its folder, absolute or relative to shell/; default shell/dist/site`;

runMain(async () => {
  const { positionals } = readArguments(USAGE, { allowPositionals: true });
  assertAtMost(USAGE, positionals, 1);
  const pages = measureSite(path.resolve(positionals[0] ?? SHELL_PATHS.site));
  fs.writeFileSync(SIZES_FILE, `${JSON.stringify(toSizes(pages), null, 2)}\n`);
  console.log(`Wrote the sizes of ${pages.length} pages to ${SIZES_FILE}.`);
});
