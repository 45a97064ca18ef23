import { buildShell } from '@portfolio/build';
import { SHELL_PATHS } from '../compose/shell-build/paths';
import { runMain } from '../compose/terminal/runMain';

runMain(async () => {
  const { files } = await buildShell(SHELL_PATHS.root);
  console.log(`[shell] Built ${Object.keys(files).length} browser files.`);
});
