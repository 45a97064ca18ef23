import fs from 'node:fs/promises';
import path from 'node:path';
import { createFonts } from '../tools/fonts/createFonts';
import { SHELL_PATHS } from '../compose/shell-build/paths';
import { readArguments } from '../compose/terminal/readArguments';
import { runMain } from '../compose/terminal/runMain';

const USAGE = `Usage: npm run fonts -w shell
  writes the fonts of the site into shell/src/fonts again, from those of its packages`;

// The result is committed, so that builds stay fast and changes show up in review.
runMain(async () => {
  readArguments(USAGE, {});
  for (const [name, data] of await createFonts()) {
    await fs.writeFile(path.join(SHELL_PATHS.root, 'src/fonts', name), data);
    console.log(`${name}: ${data.length} bytes`);
  }
});
