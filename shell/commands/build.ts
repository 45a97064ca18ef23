import { buildShell } from '@portfolio/build';
import { SHELL_PATHS } from '../compose/shell-build/paths';
import { readArguments } from '../compose/terminal/readArguments';
import { runMain } from '../compose/terminal/runMain';

const USAGE = `Usage: npm run build -w shell
  builds the shell into shell/dist; "npm run compose" adds the pinned releases`;

runMain(async () => {
  readArguments(USAGE, {});
  const { files } = await buildShell(SHELL_PATHS.root);
  console.log(`[shell] Built ${Object.keys(files).length} browser files.`);
});
