import fs from 'node:fs/promises';
import path from 'node:path';
import { createFonts } from '../tools/fonts/createFonts';
import { SHELL_PATHS } from '../compose/shell-build/paths';
import { runMain } from '../compose/terminal/runMain';

// Regenerates the fonts of the site. The result is committed, so that builds stay fast and changes show up in review.
runMain(async () => {
  for (const [name, data] of await createFonts()) {
    await fs.writeFile(path.join(SHELL_PATHS.root, 'src/fonts', name), data);
    console.log(`${name}: ${data.length} bytes`);
  }
});
