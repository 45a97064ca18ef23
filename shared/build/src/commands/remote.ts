import { publishRelease } from '@portfolio/registry';
import { buildRemote } from '../buildRemote';
import { devRemote } from '../devRemote';
import { createPage } from '../scaffold/createPage';

const COMMANDS: Readonly<Record<string, (dir: string) => Promise<void>>> = {
  async build(dir) {
    const { id, version, catalogue } = await buildRemote(dir);
    console.log(`[${id}] Built ${version}: ${catalogue.length} catalogue entries.`);
  },

  async deploy(dir) {
    const release = await buildRemote(dir);
    const { location } = await publishRelease(dir, release);
    console.log(`[${release.id}] Published ${release.version} to ${location}.`);
    console.log(
      `Next: ask the shell's maintainers for "npm run pins -- set ${release.id} ${release.version}".`,
    );
  },

  async new(dir) {
    const { path, files } = createPage(dir, { page: process.argv[3] ?? '' });
    console.log(`Made ${path}: ${files.join(', ')}.`);
  },

  async dev(dir) {
    await devRemote(dir, process.argv.includes('--alone'));
  },
};

async function main(): Promise<void> {
  const name = process.argv[2] ?? '';
  const command = COMMANDS[name];
  if (command === undefined) {
    console.error(
      `portfolio-remote: there is no command "${name}". Use one of: ${Object.keys(COMMANDS).join(', ')}.`,
    );
    process.exitCode = 2;
    return;
  }
  try {
    await command(process.cwd());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

void main();
