import fs from 'node:fs';
import path from 'node:path';
import { type Count, countBrowserTests, countUnitTests } from './counts';

/** One step of the check. */
export interface Step {
  name: string;
  command: readonly string[];
  /** Where the step's runner writes its counts; without it the step counts as one check. */
  resultFile?: string;
  /** Reads the runner's counts. */
  toCount?: (result: unknown) => Count;
  /** Environment variables for the step. */
  env?: Readonly<Record<string, string>>;
}

export const ROOT = path.resolve(__dirname, '../../../..');

const toNpmStep = (name: string, script: string): Step => ({
  name,
  command: ['npm', 'run', '--silent', script],
});

/** Builds, deploys, pins and composes; it uses one core, and at times a second one. */
export const SITE_STEP: Step = {
  name: 'build and compose the sites of the browser tests',
  command: ['npx', '--no', 'tsx', 'shell/e2e/support/prepareSites.ts'],
};

/** Installs the programs of the browser tests; until it has ended, only steps that need none of them may run. */
export const SETUP_STEP: Step = toNpmStep('programs that the tests use', 'setup');

/**
 * Compilers and tests keep much of what they allocate; with more space for new objects, V8 copies it less often. Saves
 * 4 % of the unit tests' time.
 */
const WITH_LARGE_SEMI_SPACE = {
  NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --max-semi-space-size=64`.trim(),
};

/** The steps that only read sources; they run in parallel. */
export const STATIC_STEPS: readonly Step[] = [
  toNpmStep('lint', 'check:lint'),
  toNpmStep('format', 'check:format'),
  toNpmStep('types', 'check:types'),
  // Reads every import once, for the rules about them and for the pictures.
  toNpmStep('boundaries and architecture page', 'check:architecture'),
  toNpmStep('unused code', 'check:unused'),
].map((step) => ({ ...step, env: WITH_LARGE_SEMI_SPACE }));

/** A step of unit tests; the runner writes its counts into a file of this name. */
function toUnitStep(name: string, result: string, ...options: string[]): Step {
  const resultFile = path.join(ROOT, '.cache/check', result);
  return {
    name,
    command: [
      ...['npm', 'run', '--silent', 'test:unit', '--', ...options],
      ...['--ci', '--silent', '--json', `--outputFile=${resultFile}`],
    ],
    resultFile,
    toCount: countUnitTests,
    env: WITH_LARGE_SEMI_SPACE,
  };
}

function toBrowserStep(name: string, dir: string, ...options: string[]): Step {
  const config = path.join(dir, 'e2e/playwright.config.ts');
  return {
    name,
    command: ['npx', '--no', 'playwright', 'test', '--config', config, ...options],
    resultFile: path.join(dir, 'test-results/browser.json'),
    toCount: countBrowserTests,
  };
}

const toRemoteDir = (id: string) => path.join(ROOT, 'remotes', id);

/** Lists the remotes with the most tests first, so that no long one runs alone at the end. */
function listRemotes(): readonly string[] {
  const folder = path.join(ROOT, 'remotes');
  const countTests = (id: string) =>
    fs.readdirSync(path.join(folder, id, 'e2e')).filter((file) => file.endsWith('.e2e.ts')).length;
  return fs
    .readdirSync(folder)
    .filter((id) => fs.existsSync(path.join(folder, id, 'e2e/playwright.config.ts')))
    .sort((one, other) => countTests(other) - countTests(one));
}

/** Makes tests use the sites that were just composed. */
const ON_COMPOSED_SITES = { REUSE_SITE: '1' };

/** Says whether a step tests the sites that {@link SITE_STEP} composes. */
export function usesSites({ env }: Step): boolean {
  return env?.['REUSE_SITE'] !== undefined;
}

/** The steps that run the code, one after the other: each uses every core. */
export const TEST_STEPS: readonly Step[] = [
  { ...toBrowserStep('browser tests of the site', path.join(ROOT, 'shell')), env: ON_COMPOSED_SITES },
  toUnitStep('unit tests', 'unit.json'),
];

const REMOTE_STEPS: readonly Step[] = listRemotes().map((id) =>
  toBrowserStep(`browser tests of ${id} alone`, toRemoteDir(id), '--workers', '2'),
);

/** A short one of the steps that need a browser, but no site: it uses the core that is free while the sites are composed. */
export const EARLY_STEPS: readonly Step[] = REMOTE_STEPS.slice(-1);

/** The other remotes on their own, and short steps; they run in parallel. */
export const LAST_STEPS: readonly Step[] = [
  ...REMOTE_STEPS.slice(0, -1),
  {
    name: 'a sample of the journeys, in Firefox if it is installed',
    command: [
      'npx',
      '--no',
      'playwright',
      'test',
      '--config',
      path.join(ROOT, 'shell/e2e/engines.config.ts'),
    ],
    env: { ...ON_COMPOSED_SITES, ENGINES: 'sample' },
    resultFile: path.join(ROOT, 'shell/test-results/engines-sample.json'),
    toCount: countBrowserTests,
  },
  // Checks against the shell that was just built.
  toNpmStep('pins', 'check:pins'),
];

/** Runs a whole matrix; `npm test` only runs a sample of it. */
function toMatrixStep(variable: string, name: string, ...options: string[]): Step {
  const step = toBrowserStep(`${variable}=all: ${name}`, path.join(ROOT, 'shell'), ...options);
  return { ...step, env: { [variable]: 'all' } };
}

/** The complete matrices, one after the other: each uses every core or measures times. */
export const MATRIX_STEPS: readonly Step[] = [
  toMatrixStep('LOOKS', 'every page in all four looks', 'everyPage'),
  ...listRemotes().map((id) => ({
    ...toBrowserStep(`LOOKS=all: every page of ${id} alone in every look`, toRemoteDir(id), 'every'),
    env: { LOOKS: 'all' },
  })),
  toMatrixStep('RELEASES', 'the same inputs make the same bytes', 'release.e2e.ts'),
  toMatrixStep('REBUILDS', 'every remote built again elsewhere is the same', 'rebuild'),
  toMatrixStep('INDEPENDENCE', 'every remote deploys alone', 'independence'),
  toNpmStep('the packages published, a remote made, deployed and pinned from an empty folder', 'walk'),
  toNpmStep('every command of the papers, in a fresh clone', 'walk:papers'),
  toNpmStep('the policies of a bucket, enforced by a real S3 server', 'check:policies'),
  toMatrixStep('RANDOM_USE', 'half an hour of random use while the site changes and fails', 'randomUse'),
  {
    ...toNpmStep('markup, vocabulary and everything else of the composed site', 'check:site'),
    resultFile: path.join(ROOT, 'shell/test-results/validity.json'),
    toCount: countBrowserTests,
  },
  toMatrixStep('GROWTH', 'text grows in every way on every page', 'growth'),
  {
    ...toUnitStep(
      'TOGETHER=all: two teams and two maintainers at once, ten minutes',
      'together.json',
      'shell/compose/twoTeams',
    ),
    env: { TOGETHER: 'all' },
  },
  {
    ...toNpmStep('journeys in Chromium, Firefox and WebKitGTK', 'test:browsers'),
    resultFile: path.join(ROOT, 'shell/test-results/engines.json'),
    toCount: countBrowserTests,
  },
  {
    ...toUnitStep(
      'KILLS=all: kills at random moments',
      'kills.json',
      'shell/compose/killed',
      'shell/compose/pin/concurrentPins',
    ),
    env: { KILLS: 'all' },
  },
  {
    ...toNpmStep('FAULTS=all: every fault of every file', 'test:faults'),
    env: { FAULTS: 'all' },
    resultFile: path.join(ROOT, 'shell/test-results/faults.json'),
    toCount: countBrowserTests,
  },
  {
    name: 'the benchmark, once',
    command: ['npm', 'run', '--silent', 'bench', '--', 'all', '--runs', '1'],
  },
  {
    name: 'mutation tests: no mutation of contract and gate survives',
    command: ['npm', 'run', '--silent', 'test:mutation', '--', '--required'],
  },
];
