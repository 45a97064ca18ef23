import { createPage } from '@portfolio/create-remote';
import fs from 'node:fs';
import { type Release, SiteError } from '@portfolio/contract';
import { createKeyPair, openRegistry, publishRelease, readSigningKey } from '@portfolio/registry';
import { buildRemote } from '../buildRemote';
import { listBuildWarnings } from '../listBuildWarnings';
import { devRemote } from '../devRemote';
import { devInSiteCopy } from '../site-copy/devInSiteCopy';
import { readDevOptions } from '../site-copy/readDevOptions';
import { type FoundOrigin, readBuildOrigin } from '../remote-folder/readBuildOrigin';
import { readRemotePackage } from '../remote-folder/readRemotePackage';
import { findBadArgument } from '../remote-folder/findBadArgument';
import { reportFailure } from '../reportFailure';
import { readSince, testChanged } from '../test-changed/testChanged';

const USAGE = `Usage: portfolio-remote <command>, in the folder of a remote
  build                           build the remote into dist
  deploy                          build it, and publish its version in the registry (PORTFOLIO_REGISTRY)
  dev                             serve the remote alone; a change appears in place
                                  --site [<address>] shows it inside a deployed site (default PORTFOLIO_SITE)
                                  --alone serves it with the React of production, and does not follow changes
  new <page>                      create a page
  key [<file>]                    write a private key that signs releases (default portfolio-signing-key.pem), and print
                                  the public key
  test-changed                    check the types, and run the tests that uncommitted changes can break
                                  --since <commit or branch> also counts the commits after it`;

const COMMANDS: Readonly<Record<string, (dir: string) => Promise<void>>> = {
  async build(dir) {
    const { id, version, catalogue } = await buildWithWarnings(dir);
    console.log(`[${id}] Built ${version}: ${catalogue.length} catalogue entries.`);
  },

  async deploy(dir) {
    const startedAt = new Date().toISOString();
    // Before the build, so that an unreadable key is reported at once.
    const key = readSigningKey();
    const release = await buildWithWarnings(dir);
    const origin = readBuildOrigin(dir, startedAt);
    const { location } = await publishRelease(dir, release, openRegistry(dir), origin, key);
    console.log(`[${release.id}] Published ${release.version} to ${location}.`);
    console.log(describeOrigin(origin));
    console.log(
      key === undefined ? 'It is not signed: PORTFOLIO_SIGNING_KEY names no key.' : 'It is signed.',
    );
    console.log(
      `Next: ask the shell's maintainers for "npm run pins -- set ${release.id} ${release.version}".`,
    );
  },

  async new(dir) {
    const { path, files } = createPage(dir, readRemotePackage(dir).id, { page: process.argv[3] ?? '' });
    console.log(`Created ${path}: ${files.join(', ')}.`);
  },

  async key() {
    const file = process.argv[3] ?? 'portfolio-signing-key.pem';
    const { privateKey, publicKey } = createKeyPair();
    writeNewKey(file, privateKey);
    console.log(
      `Wrote the private key to ${file}. Keep it out of git: give it to your CI as PORTFOLIO_SIGNING_KEY.`,
    );
    console.log(
      `Ask the shell's maintainers to add this public key to your remote in teams.json:\n${publicKey}`,
    );
  },

  async dev(dir) {
    const options = readDevOptions(process.argv.slice(3), readRemotePackage(dir).site);
    if (options.site === null) await devRemote(dir, options.isAlone);
    else await devInSiteCopy(dir, options.site);
  },

  async 'test-changed'(dir) {
    const since = readSince(process.argv.slice(3));
    if (!(await testChanged(dir, readRemotePackage(dir).id, since))) process.exitCode = 1;
  },
};

async function buildWithWarnings(dir: string): Promise<Release> {
  const release = await buildRemote(dir);
  for (const warning of listBuildWarnings(release)) console.error(warning);
  return release;
}

/**
 * Writes a private key that only this user may read.
 *
 * @throws {SiteError} code `KEY_EXISTS` if the file exists: the key in it may sign releases
 */
function writeNewKey(file: string, privateKey: string): void {
  try {
    fs.writeFileSync(file, privateKey, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new SiteError(
      `Failed to write a private key: ${file} exists, and may be in use. Name another file: "npx portfolio-remote key <file>".`,
      'KEY_EXISTS',
    );
  }
}

function describeOrigin({ commit, changedFiles }: FoundOrigin): string {
  if (commit === null) return 'Its attestation names no commit: this folder is in no git repository.';
  if (changedFiles.length === 0) return `Its attestation names the commit ${commit}.`;
  return [
    `WARNING: it was built with ${changedFiles.length} changed files that are not committed:`,
    ...changedFiles.slice(0, 10).map((file) => `  ${file}`),
    ...(changedFiles.length > 10 ? ['  …'] : []),
    `Its attestation records this, and it cannot be built again from ${commit}. Commit them, raise the version and deploy again.`,
  ].join('\n');
}

async function main(): Promise<void> {
  const [name = '', ...args] = process.argv.slice(2);
  if ([name, ...args].some((arg) => arg === '--help' || arg === '-h')) {
    console.log(USAGE);
    return;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined)
    throw createUsageError(name === '' ? 'A command is missing.' : `There is no command "${name}".`);
  const bad = findBadArgument(name, args);
  if (bad !== undefined) throw createUsageError(`"${name}" does not take "${bad}". Nothing was done.`);
  await command(process.cwd());
}

function createUsageError(reason: string): SiteError {
  return new SiteError(`${USAGE}\n\n${reason}`, 'USAGE');
}

main().catch((error: unknown) => {
  // A team cannot do anything with a stack of the build.
  if (error instanceof SiteError || !(error instanceof Error)) reportFailure(error);
  else {
    console.error(error.message);
    process.exitCode = 1;
  }
});
