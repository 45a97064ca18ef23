import fs from 'node:fs';
import path from 'node:path';
import { buildStale } from '@portfolio/build';
import { openRegistry } from '@portfolio/registry';
import { checkInBrowser } from '../../compose/browser-gate/checkInBrowser';
import { compose } from '../../compose/compose';
import { serveSite } from '../../compose/host/server/siteServer';
import { readPins } from '../../compose/pin/pinsFile';
import { promotePins } from '../../compose/pin/promotePins';
import { rollbackPin } from '../../compose/pin/rollbackPin';
import { setPin } from '../../compose/pin/setPin';
import { SHELL_PATHS } from '../../compose/shell-build/paths';
import { assertWalk } from './assertWalk';
import { runIn } from './runIn';
import { ID, PAGE, type Team } from './walkTeam';
import type { Watch } from './watch';
import { readWorkflow, runJob } from './workflow';

/** From a team's deploy until visitors get it, including the gate twice: for staging and for visitors. */
const LIVE_SECONDS = 60;
const ROLLBACK_SECONDS = 5;

const SENTENCE = 'A sentence of the second release.';

/** Proposes the pin as the shell's CI does, in a repository whose `teams.json` has the team. */
export async function walkProposal(
  repository: string,
  environment: NodeJS.ProcessEnv,
  registryAddress: string,
  team: Team,
  watch: Watch,
): Promise<void> {
  const run = (...args: string[]) => runIn(repository, environment, 'git', ...args);
  const file = path.join(repository, 'shell/teams.json');
  const teams = JSON.parse(fs.readFileSync(file, 'utf8')) as { remotes: Record<string, object> };
  teams.remotes[ID] = { owners: ['Ada'], mounts: ['/work/js'], keys: [{ publicKey: team.publicKey }] };
  fs.writeFileSync(file, JSON.stringify(teams, null, 2));
  const author = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com'];
  await run(...author, 'commit', '--quiet', '--all', '--message', 'feat(shell): walk-toys has a team');
  const origin = path.join(path.dirname(repository), 'origin.git');
  await run('init', '--quiet', '--bare', origin);
  await run('remote', 'add', 'origin', origin);
  const printed = await watch.time(
    "the shell's CI builds the shell, runs the gate and opens a pull request",
    () =>
      runJob(readWorkflow(path.join(repository, '.github/workflows/propose.yml')), 'propose', {
        folder: repository,
        environment: {
          ...environment,
          GITHUB_STEP_SUMMARY: path.join(path.dirname(repository), 'summary.md'),
        },
        values: {
          'inputs.remote': ID,
          'inputs.version': '1.0.0',
          'vars.PORTFOLIO_REGISTRY': registryAddress,
          'secrets.READER_ACCESS_KEY_ID': environment['AWS_ACCESS_KEY_ID'] ?? '',
          'secrets.READER_SECRET_ACCESS_KEY': environment['AWS_SECRET_ACCESS_KEY'] ?? '',
          'github.token': 'none',
        },
        done: ['npm ci'],
      }),
  );
  assertWalk(printed.at(-1)?.includes('pr create') === true, `the last step printed ${printed.at(-1)}`);
  const pins = await runIn(origin, environment, 'git', 'show', `pins/${ID}-1.0.0:shell/pins.json`);
  assertWalk(
    pins.includes(`${ID}/releases/1.0.0.json`),
    'the branch that was pushed does not pin the release',
  );
}

/** Staging, promotion, a second release, and a rollback; each is checked as visitors would see it. */
export async function walkShell(folder: string, team: Team, watch: Watch): Promise<void> {
  await watch.time('the shell is built, unless it was', () =>
    buildStale([{ dir: SHELL_PATHS.root, kind: 'shell' }], () => {}),
  );
  const toPaths = (pins: string, site: string) => ({
    ...SHELL_PATHS,
    pins: path.join(folder, pins),
    site: path.join(folder, site),
    cache: path.join(folder, 'cache'),
  });
  const production = toPaths('pins.json', 'site');
  const staging = toPaths('pins.staging.json', 'staging');
  const registry = openRegistry(SHELL_PATHS.root);
  const pinInStaging = () =>
    setPin({ paths: staging, registry, id: ID, version: 'latest', pageCheck: checkInBrowser });
  const promote = async () => {
    const from = readPins(staging.pins);
    const [result] = await promotePins({ paths: production, registry, from, pageCheck: checkInBrowser });
    assertWalk(result?.isWritten === true, `it was not promoted: ${JSON.stringify(result?.refusals)}`);
  };

  async function visit<T>(site: string, run: (url: string) => Promise<T>): Promise<T> {
    const server = await serveSite({ site, port: 0 });
    try {
      return await run(server.url);
    } finally {
      await server.close();
    }
  }

  async function show(paths: typeof production, has: RegExp, not = /$^/): Promise<void> {
    await compose({ paths, registry });
    const page = await visit(paths.site, async (url) => (await fetch(url + PAGE)).text());
    assertWalk(has.test(page) && !not.test(page), `${PAGE} does not show ${has}, or shows ${not}`);
  }

  const title = /<h1[^>]*>.*Tap tempo/;
  const second = new RegExp(SENTENCE);
  await watch.time('it is pinned in staging, after the gate', pinInStaging);
  await watch.time('staging is composed, and the page is there', () => show(staging, title));
  await watch.time('it is promoted, after the gate', promote);
  await watch.time('the site is composed, and the page is live', () => show(production, title, second));
  await watch.time("the team's dev server shows its sources inside that site", () =>
    visit(production.site, (url) => team.developIn(url)),
  );
  await watch.time(
    'a second release: deployed by CI, staged, promoted, composed and live',
    async () => {
      await team.release(SENTENCE, '1.1.0');
      await pinInStaging();
      await promote();
      await show(production, second);
    },
    LIVE_SECONDS,
  );
  await watch.time(
    'rolled back and live, without a build',
    async () => {
      await rollbackPin({ paths: production, registry, id: ID });
      await show(production, title, second);
    },
    ROLLBACK_SECONDS,
  );
}
