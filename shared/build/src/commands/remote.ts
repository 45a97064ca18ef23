import { createPage } from '@portfolio/create-remote';
import fs from 'node:fs';
import { SiteError } from '@portfolio/contract';
import { createKeyPair, openRegistry, publishRelease, readSigningKey } from '@portfolio/registry';
import { buildRemote } from '../buildRemote';
import { devRemote } from '../devRemote';
import { devInSiteCopy } from '../site-copy/devInSiteCopy';
import { readDevOptions } from '../site-copy/readDevOptions';
import { type FoundOrigin, readBuildOrigin } from '../remote-folder/readBuildOrigin';
import { readRemotePackage } from '../remote-folder/readRemotePackage';
import { findBadArgument } from '../remote-folder/findBadArgument';
import { reportFailure } from '../reportFailure';
import { readSince, testChanged } from '../test-changed/testChanged';

const COMMANDS: Readonly<Record<string, (dir: string) => Promise<void>>> = {
  async build(dir) {
    const { id, version, catalogue } = await buildRemote(dir);
    console.log(`[${id}] Built ${version}: ${catalogue.length} catalogue entries.`);
  },

  async deploy(dir) {
    const startedAt = new Date().toISOString();
    // Before the build, so that an unreadable key is reported at once.
    const key = readSigningKey();
    const release = await buildRemote(dir);
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
    fs.writeFileSync(file, privateKey, { mode: 0o600, flag: 'wx' });
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
  const name = process.argv[2] ?? '';
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) {
    console.error(
      `portfolio-remote: there is no command "${name}". Use one of: ${Object.keys(COMMANDS).join(', ')}.`,
    );
    process.exitCode = 2;
    return;
  }
  const bad = findBadArgument(name, process.argv.slice(3));
  if (bad !== undefined) {
    console.error(`portfolio-remote ${name}: it does not take "${bad}". Nothing was done.`);
    process.exitCode = 2;
    return;
  }
  try {
    await command(process.cwd());
  } catch (error) {
    // A team cannot do anything with a stack of the build.
    if (error instanceof SiteError || !(error instanceof Error)) reportFailure(error);
    else {
      console.error(error.message);
      process.exitCode = 1;
    }
  }
}

void main();
