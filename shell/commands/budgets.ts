import fs from 'node:fs';
import path from 'node:path';
import { measureSite, SIZES_FILE, toSizes } from '../tools/budgets/measureSite';
import { SHELL_PATHS } from '../compose/shell-build/paths';
import { runMain } from '../compose/terminal/runMain';

// Writes the current size of each file of a composed site, for the messages of the next check. Argument: its folder.
runMain(async () => {
  const pages = measureSite(path.resolve(process.argv[2] ?? SHELL_PATHS.site));
  fs.writeFileSync(SIZES_FILE, `${JSON.stringify(toSizes(pages), null, 2)}\n`);
  console.log(`Wrote the sizes of ${pages.length} pages to ${SIZES_FILE}.`);
});
