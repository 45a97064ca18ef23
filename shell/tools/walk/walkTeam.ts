import fs from 'node:fs';
import path from 'node:path';
import { assertWalk } from './assertWalk';
import { runIn, startIn } from './runIn';
import { waitUntil } from './waitUntil';
import type { Watch } from './watch';
import { readWorkflow, runJob } from './workflow';

export const ID = 'walk-toys';
export const PAGE = '/work/js/tapTempo';
const PAGE_FILE = 'src/pages/tapTempo/explanation.tsx';
/** Far longer than the dev server takes to build an edit. */
const EDIT_LIMIT_MS = 300_000;

/** A team with its own repository. */
export interface Team {
  /** For the shell's `teams.json`. */
  publicKey: string;
  /** Adds a sentence to its page, raises the version, and deploys as its CI does. */
  release(sentence: string, version: string): Promise<void>;
  /** Shows its sources inside a deployed site, with a title that is not deployed. */
  developIn(site: string): Promise<void>;
}

/** Everything a team does, from the scaffolded files to its first release. */
export async function walkTeam(
  remote: string,
  environment: NodeJS.ProcessEnv,
  registryAddress: string,
  watch: Watch,
): Promise<Team> {
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

  const keyFile = path.join(path.dirname(remote), 'key.pem');
  const [publicKey = ''] =
    /MCowBQ\S+/.exec(await run('npx', '--no', 'portfolio-remote', 'key', keyFile)) ?? [];
  const workflow = readWorkflow(path.join(remote, '.github/workflows/release.yml'));
  const ci = {
    folder: remote,
    environment,
    values: {
      'vars.PORTFOLIO_REGISTRY': registryAddress,
      'vars.PORTFOLIO_BUILDER': 'https://ci.example/walk',
      'vars.SHELL_REPOSITORY': 'example/shell',
      'secrets.PORTFOLIO_SIGNING_KEY': keyFile,
      'secrets.AWS_ACCESS_KEY_ID': environment['AWS_ACCESS_KEY_ID'] ?? '',
      'secrets.AWS_SECRET_ACCESS_KEY': environment['AWS_SECRET_ACCESS_KEY'] ?? '',
      'secrets.SHELL_TOKEN': 'none',
    },
    done: ['npm ci'],
  };
  const deploy = async (version: string) => {
    const [deployed = '', asked = ''] = await runJob(workflow, 'deploy', ci);
    assertWalk(deployed.includes(`Published ${version} to s3:`), `deploy said ${deployed}`);
    assertWalk(deployed.includes('It is signed.'), `deploy said ${deployed}`);
    assertWalk(asked.includes(`version=${version}`), `the pin was asked for with ${asked}`);
  };
  await watch.time('its CI: lint, types, unit tests, contract test, and its tests in a browser', () =>
    runJob(workflow, 'test', ci),
  );
  await watch.time('its lint refuses an import of the shell', () => importShell(remote, environment));
  await run('git', 'checkout', '--quiet', '--', '.');
  await watch.time('its CI builds, signs and deploys it to a bucket', () => deploy('1.0.0'));

  return {
    publicKey,
    async release(sentence, version) {
      say(remote, sentence);
      await run('npm', 'version', version, '--no-git-tag-version');
      await commit(`feat: ${version}`);
      await deploy(version);
    },
    async developIn(site) {
      const file = path.join(remote, 'src/catalogue.ts');
      const deployed = fs.readFileSync(file, 'utf8');
      fs.writeFileSync(file, deployed.replace(/title: '[^']*'/, "title: 'Not deployed'"));
      try {
        await showIn(site, remote, environment);
      } finally {
        fs.writeFileSync(file, deployed);
      }
    },
  };
}

/** Starts the dev server in a site, and looks at both steps in which a page comes: its frame, and its data. */
async function showIn(site: string, remote: string, environment: NodeJS.ProcessEnv): Promise<void> {
  const command = ['npm', 'run', 'dev', '--', '--site', site];
  const server = await startIn(remote, environment, /is at (http:\/\/\S+)/, command);
  try {
    const [, url = ''] = server.match;
    const ask = async (dest: string) => {
      const headers = { accept: 'text/html', 'sec-fetch-dest': dest };
      return (await fetch(url + PAGE, { headers })).text();
    };
    const [frame, page] = [await ask('document'), await ask('empty')];
    assertWalk(/<header/.test(frame) && !/<h1/.test(frame), `${url} does not have the frame of the site`);
    assertWalk(page.includes('Not deployed'), `${url} does not show the sources`);
    const [, origin = ''] = /origin:"([^"]+)"/.exec(frame) ?? [];
    const entry = await fetch(`${origin}/remoteEntry.js`);
    assertWalk(entry.ok, `${origin} has no container`);
  } finally {
    await server.stop();
  }
}

function say(remote: string, sentence: string): void {
  const file = path.join(remote, PAGE_FILE);
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace(/(<p>)/, `$1${sentence} `));
}

/** Imports the shell, and expects the lint to say what to do instead. */
async function importShell(remote: string, environment: NodeJS.ProcessEnv): Promise<void> {
  fs.appendFileSync(path.join(remote, PAGE_FILE), "export * from '@portfolio/shell';\n");
  const printed = await runIn(remote, environment, 'npm', 'run', 'lint').catch(String);
  assertWalk(printed.includes('Ask for the service through PageProps'), `its lint printed ${printed}`);
}

/** Starts the dev server, changes a sentence and waits until the served scripts contain it. */
async function develop(remote: string, environment: NodeJS.ProcessEnv): Promise<void> {
  const server = await startIn(remote, environment, /is at (http:\/\/\S+)/, ['npm', 'run', 'dev']);
  try {
    const [, url = ''] = server.match;
    const mark = 'A sentence that was changed.';
    say(remote, mark);
    const isShown = async () => (await findScripts(url)).some((script) => script.includes(mark));
    await waitUntil(isShown, `${url} does not show an edit`, EDIT_LIMIT_MS);
  } finally {
    await server.stop();
  }
}

async function findScripts(url: string): Promise<string[]> {
  const page = await (await fetch(url + PAGE, { headers: { accept: 'text/html' } })).text();
  assertWalk(page.includes('standalone.js'), `${url} does not serve the remote alone`);
  const names = ['/standalone/standalone.js', '/standalone/tapTempo.js', '/tapTempo.js'];
  const answers = await Promise.all(names.map((name) => fetch(url + name)));
  return Promise.all(answers.map((answer) => answer.text()));
}
