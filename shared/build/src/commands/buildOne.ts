import { SiteError } from '@portfolio/contract';
import { buildIfStale } from '../buildIfStale';
import { buildRemote } from '../buildRemote';
import { buildShell } from '../buildShell';

const BUILDS: Readonly<Record<string, (dir: string) => Promise<unknown>>> = {
  shell: buildShell,
  remote: (dir) => buildRemote(dir),
};

// Builds one workspace if its sources have changed, and says whether it did: "built" or "fresh".
async function main([kind = '', dir = '']: string[]): Promise<void> {
  const build = Object.hasOwn(BUILDS, kind) ? BUILDS[kind] : undefined;
  if (build === undefined)
    throw new SiteError(
      `[build] Failed to build ${dir}: "${kind}" is not a kind of workspace. Use ${Object.keys(BUILDS).join(' or ')}.`,
      'USAGE',
    );
  console.log((await buildIfStale(dir, () => build(dir))) ? 'built' : 'fresh');
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof SiteError ? error.message : error);
  process.exitCode = 1;
});
