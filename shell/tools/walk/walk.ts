import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildStale } from '@portfolio/build';
import { findFreePort } from '@portfolio/build/free-port';
import { SiteError } from '@portfolio/contract';
import { openRegistry } from '@portfolio/registry';
import {
  startBucketServer,
  TEST_CREDENTIALS,
} from '../../../shared/registry/src/registry-testing/startBucketServer';
import { checkInBrowser } from '../../compose/browser-gate/checkInBrowser';
import { compose } from '../../compose/compose';
import { serveSite } from '../../compose/host/server/siteServer';
import { setPin } from '../../compose/pin/setPin';
import { SHELL_PATHS } from '../../compose/shell-build/paths';
import { runCommand } from '../../compose/terminal/runCommand';
import { startPackageRegistry } from './packageRegistry';
import { publishPackages } from './publishPackages';
import { createEnvironment, runIn, startIn } from './runIn';
import { Watch } from './watch';

const ROOT = path.dirname(SHELL_PATHS.root);
const ID = 'walk-toys';
const PAGE = '/work/js/tapTempo';
const PAGE_FILE = 'src/pages/tapTempo/explanation.tsx';

function assert(holds: boolean, what: string): asserts holds {
  if (!holds)
    throw new SiteError(
      `Failed to go on with the walk: ${what}. Run the command of that step by hand.`,
      'WALK_FAILED',
    );
}

// npm run walk: publishes the packages to an npm registry; as a team, creates a remote in an empty folder outside the
// repository, edits, tests and deploys it to a bucket; and as a maintainer, pins it. Uses the real commands and times
// each step.
runCommand(async () => {
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

    const versions = await watch.time('the packages are published', () =>
      publishPackages(ROOT, path.join(folder, 'repository'), packages.environment),
    );
    console.log([...versions].map(([name, version]) => `           ${name} ${version}`).join('\n'));

    const team = path.join(folder, 'team');
    fs.mkdirSync(team);
    const environment = createEnvironment({
      ...packages.environment,
      ...TEST_CREDENTIALS,
      PORTFOLIO_REGISTRY: registryAddress,
    });
    // npm would silently reuse an initializer that it has unpacked before.
    const fresh = { ...environment, npm_config_cache: path.join(folder, 'npm-cache') };
    const create = [
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
    await watch.time('a remote is made in an empty folder', () => runIn(team, fresh, 'npm', ...create));
    await walkWithRemote(path.join(team, ID), environment, registryAddress, watch);
  } finally {
    for (const stop of stops) await stop();
  }
});

async function walkWithRemote(
  remote: string,
  environment: NodeJS.ProcessEnv,
  registryAddress: string,
  watch: Watch,
): Promise<void> {
  const run = (command: string, ...args: string[]) => runIn(remote, environment, command, ...args);
  const commit = async (message: string) => {
    await run('git', 'add', '--all');
    const author = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com'];
    await run('git', ...author, 'commit', '--quiet', '--message', message);
  };
  await run('git', 'init', '--quiet');
  await watch.time('its packages are installed', () =>
    run('npm', 'install', '--no-audit', '--no-fund', '--prefer-offline'),
  );
  await commit('feat: a first page');
  await watch.time('its dev server starts, and shows an edit', () => develop(remote, environment));
  await run('git', 'checkout', '--quiet', '--', '.');
  await watch.time('its types, unit tests and contract test', () => run('npm', 'test'));
  await watch.time('its tests in a browser', () => run('npm', 'run', 'test:browser'));
  const deployed = await watch.time('it is built and deployed to a bucket', () =>
    run('npm', 'run', 'deploy'),
  );
  assert(/Published 1\.0\.0 to s3:/.test(deployed), `deploy said ${deployed}`);

  Object.assign(process.env, TEST_CREDENTIALS, { PORTFOLIO_REGISTRY: registryAddress });
  await watch.time('the shell is built, unless it was', () =>
    buildStale([{ dir: SHELL_PATHS.root, kind: 'shell' }], () => {}),
  );
  const folder = path.join(path.dirname(path.dirname(remote)), 'maintainer');
  const paths = {
    ...SHELL_PATHS,
    pins: path.join(folder, 'pins.json'),
    site: path.join(folder, 'site'),
    cache: path.join(folder, 'cache'),
  };
  const registry = openRegistry(SHELL_PATHS.root);
  await watch.time('a maintainer pins it, after all gates', () =>
    setPin({ paths, registry, id: ID, version: 'latest', pageCheck: checkInBrowser }),
  );
  const page = await watch.time('the site is composed, and the page is live', () => composeAndAsk());
  assert(/<h1[^>]*>.*Tap tempo/.test(page), `${PAGE} does not show the page`);

  async function composeAndAsk(): Promise<string> {
    await compose({ paths, registry });
    const server = await serveSite({ site: paths.site, port: 0 });
    try {
      return await (await fetch(server.url + PAGE)).text();
    } finally {
      await server.close();
    }
  }
}

/** Starts the dev server, changes a sentence and waits until the served scripts contain it. */
async function develop(remote: string, environment: NodeJS.ProcessEnv): Promise<void> {
  const server = await startIn(remote, environment, /is at (http:\/\/\S+)/, ['npm', 'run', 'dev']);
  try {
    const [, url = ''] = server.match;
    const file = path.join(remote, PAGE_FILE);
    const text = fs.readFileSync(file, 'utf8');
    const mark = 'A sentence that was changed.';
    fs.writeFileSync(file, text.replace(/(<p>)/, `$1${mark} `));
    const isShown = async () => (await findScripts(url)).some((script) => script.includes(mark));
    while (!(await isShown()));
  } finally {
    await server.stop();
  }
}

async function findScripts(url: string): Promise<string[]> {
  const page = await (await fetch(url + PAGE, { headers: { accept: 'text/html' } })).text();
  assert(page.includes('standalone.js'), `${url} does not serve the remote alone`);
  const names = ['/standalone/standalone.js', '/standalone/tapTempo.js', '/tapTempo.js'];
  const answers = await Promise.all(names.map((name) => fetch(url + name)));
  return Promise.all(answers.map((answer) => answer.text()));
}
