import { createFolderRegistry, readPinnedRelease } from '@portfolio/registry';
import { runMain } from '../../compose/terminal/runMain';
import { resolveSingletons } from '../../compose/release/compatibility';
import { readPins } from '../../compose/pin/pinsFile';
import { loadShellRenderer } from '../../compose/shell-build/shellBuild';
import { MAIN_SITE } from './testPaths';

// Prints, by remote, the copy of each singleton that will run according to the gate.
runMain(async () => {
  const renderer = loadShellRenderer(MAIN_SITE.dist);
  const registry = createFolderRegistry(MAIN_SITE.registry);
  const resolutions: Record<string, Record<string, string>> = {};
  for (const [id, pin] of Object.entries(readPins(MAIN_SITE.pins).remotes)) {
    const release = await readPinnedRelease(registry, id, pin);
    resolutions[id] = Object.fromEntries(
      resolveSingletons(release, renderer).map(({ singleton, version }) => [singleton, version]),
    );
  }
  console.log(JSON.stringify(resolutions));
});
