import fs from 'node:fs/promises';
import path from 'node:path';
import { createFonts } from '../tools/fonts/createFonts';
import { SHELL_PATHS } from '../compose/shell-build/paths';
import { runCommand } from '../compose/terminal/runCommand';

// Cuts the fonts of the site again. The result is committed: builds stay quick, and a change is seen in review.
runCommand(async () => {
  for (const [name, data] of await createFonts()) {
    await fs.writeFile(path.join(SHELL_PATHS.root, 'src/fonts', name), data);
    console.log(`${name}: ${data.length} bytes`);
  }
});
