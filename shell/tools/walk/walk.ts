import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findFreePort } from '@portfolio/build/free-port';
import {
  startBucketServer,
  TEST_CREDENTIALS,
} from '../../../shared/registry/src/registry-testing/startBucketServer';
import { SHELL_PATHS } from '../../compose/shell-build/paths';
import { runMain } from '../../compose/terminal/runMain';
import { startPackageRegistry } from './packageRegistry';
import { publishPackages } from './publishPackages';
import { createEnvironment, runIn } from './runIn';
import { walkProposal, walkShell } from './walkShell';
import { ID, walkTeam } from './walkTeam';
import { Watch } from './watch';

const ROOT = path.dirname(SHELL_PATHS.root);

/** Arguments of the npm command that creates the remote. */
const CREATE = [
  'create',
  '--yes',
  '@portfolio/remote',
  ID,
  '--',
  '--mount',
  '/work/js',
  '--page',
  'tapTempo',
];

// npm run walk: publishes the packages to an npm registry; as a team, creates a remote in an empty folder outside the
// repository, edits, tests and deploys it to a bucket with the steps of its CI; proposes the pin as the shell's CI; and
// as a maintainer, stages, promotes and rolls back. Uses the real commands and times each step.
runMain(async () => {
  const watch = new Watch();
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'walk-')));
  const stops: (() => Promise<void>)[] = [() => fs.promises.rm(folder, { recursive: true, force: true })];
  try {
    const npmPort = await findFreePort();
    const packages = await watch.time('an npm registry starts', () =>
      startPackageRegistry(path.join(ROOT, '.cache/verdaccio'), path.join(folder, 'npm'), npmPort),
    );
    stops.unshift(() => packages.stop());
    const bucket = await startBucketServer();
    stops.unshift(() => bucket.close());
    const { bucket: name, prefix, region, endpoint } = bucket.address;
    const registryAddress = `s3://${name}/${prefix}?region=${region}&endpoint=${endpoint}`;
    const repository = path.join(folder, 'repository');

    const versions = await watch.time('the packages are published', () =>
      publishPackages(ROOT, repository, packages.environment),
    );
    console.log([...versions].map(([one, version]) => `           ${one} ${version}`).join('\n'));

    const team = path.join(folder, 'team');
    fs.mkdirSync(team);
    const environment = createEnvironment({
      ...packages.environment,
      ...TEST_CREDENTIALS,
      PATH: `${writeForge(folder)}${path.delimiter}${process.env['PATH'] ?? ''}`,
      PORTFOLIO_REGISTRY: registryAddress,
    });
    // npm would silently reuse an initializer that it has unpacked before.
    const fresh = { ...environment, npm_config_cache: path.join(folder, 'npm-cache') };
    await watch.time('a remote is made in an empty folder', () => runIn(team, fresh, 'npm', ...CREATE));
    const made = await walkTeam(path.join(team, ID), environment, registryAddress, watch);
    await walkProposal(repository, environment, registryAddress, made, watch);
    Object.assign(process.env, TEST_CREDENTIALS, { PORTFOLIO_REGISTRY: registryAddress });
    await walkShell(path.join(folder, 'maintainer'), made, watch);
    watch.assertInTime();
  } finally {
    for (const stop of stops) await stop();
  }
});

/** Writes a stand-in for GitHub's command line, which prints its arguments. */
function writeForge(folder: string): string {
  const bin = path.join(folder, 'bin');
  fs.mkdirSync(bin);
  fs.writeFileSync(path.join(bin, 'gh'), '#!/bin/sh\necho "$@"\n', { mode: 0o755 });
  return bin;
}
