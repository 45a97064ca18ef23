import type { RunElsewhere } from '../row';
import { REMOTES } from './teams';

/** Commands that one other check runs. */
const runBy = (by: string, ...commands: string[]): RunElsewhere[] =>
  commands.map((command) => ({ command, by }));

const SCAFFOLD = 'shared/create-remote/scaffold/remote/README.md.txt';

/** A team outside the repository: its packages come from an npm registry. */
const WALK = 'the packages published, a remote made, deployed and pinned from an empty folder';

const inPaper = (paper: string, rows: readonly RunElsewhere[]): RunElsewhere[] =>
  rows.map((row) => ({ ...row, paper }));

/** Commands that other checks run: they take long, or need an npm registry, a bucket, nginx or PostgreSQL. */
export const RUN_ELSEWHERE: readonly RunElsewhere[] = [
  ...runBy('.ci/run', 'npm test'),
  ...runBy('lint', 'npm run check:lint'),
  ...runBy('format', 'npm run check:format'),
  ...runBy('types', 'npm run check:types'),
  ...runBy('boundaries and architecture page', 'npm run check:architecture'),
  ...runBy('unused code', 'npm run check:unused'),
  // It runs this walk.
  ...runBy('shared/build/src/check/steps.ts', 'npm run test:all'),
  ...runBy(
    'browser tests of the site',
    'npm run test:browser',
    'npm run test:browser -- trees --update-snapshots',
  ),
  ...runBy('npm run figures', 'npm run figures -w remotes/case-studies'),
  ...runBy('npm run glyphs', 'npm run glyphs -w remotes/case-studies'),
  // Needs ffmpeg, whose versions encode differently.
  ...runBy('remotes/js-demos/tools/makeClip.ts', 'npm run clip -w remotes/js-demos'),
  ...runBy('INDEPENDENCE=all: every remote deploys alone', 'npm run test:browser -- <name>'),
  ...REMOTES.flatMap((id) => runBy(`browser tests of ${id} alone`, `npm run test:browser -w remotes/${id}`)),
  ...runBy('browser tests of rsvp alone', 'npm run test:browser -w remotes/<id>'),
  ...inPaper(
    'remotes/case-studies/README.md',
    runBy('browser tests of case-studies alone', 'npm run test:browser'),
  ),
  ...runBy('journeys in Chromium, Firefox and WebKitGTK', 'npm run test:browsers'),
  ...runBy('markup, vocabulary and everything else of the composed site', 'npm run check:site'),
  ...runBy('the policies of a bucket, enforced by a real S3 server', 'npm run check:policies'),
  ...runBy('GROWTH=all: text grows in every way on every page', 'GROWTH=all npm run test:browser -- growth'),
  ...runBy('FAULTS=all: every fault of every file', 'FAULTS=all npm run test:faults'),
  ...runBy(
    'mutation tests: no mutation of contract and gate survives',
    'npm run test:mutation -- [--required] [<path>[:<line>]]',
  ),
  ...runBy(
    'INDEPENDENCE=all: every remote deploys alone',
    'INDEPENDENCE=all npm run test:browser -- independence',
  ),
  ...runBy(
    'RANDOM_USE=all: half an hour of random use while the site changes and fails',
    'RANDOM_USE=<minutes> npm run test:browser -- randomUse',
  ),
  ...runBy(
    'TOGETHER=all: two teams and two maintainers at once, ten minutes',
    'TOGETHER=<minutes> npm run test:unit -- twoTeams',
  ),
  ...runBy(
    'the benchmark, once',
    'npm run bench -- all --save',
    'npm run bench -- scale --save',
    'npm run bench -- pages --every-page',
    'npm run bench -- lighthouse --every-page',
    'npm run bench -- [pages|scale|lighthouse|all]',
    'npm run bench -- scale',
    'npm run bench -- pages',
  ),
  ...runBy('every command of the papers, in a fresh clone', 'npm run walk:papers'),
  ...runBy(
    WALK,
    'npm run walk',
    'npm run packages',
    'npm run packages -- from-package',
    'npm create @portfolio/remote sound-toys -- --mount /work/js --page tapTempo',
    'cd sound-toys && git init && npm install',
    'npm run lint',
    'npm test && npm run test:browser',
    'npm run dev -- --site https://portfolio.example',
    'npm run dev -- --site https://…',
    'npm run dev -- --site <address>',
    'npm version minor && npm run deploy',
    'npx portfolio-remote key',
  ),
  ...inPaper('shared/docs/teams.md', runBy(WALK, 'npm run dev')),
  ...inPaper(
    SCAFFOLD,
    runBy(WALK, 'npm run dev', 'npm test', 'npm run test:browser', 'npm run build', 'npm run deploy'),
  ),
  ...inPaper(SCAFFOLD, runBy('npm run test:changed -w remotes/sound-toys', 'npm run test:changed')),
  ...runBy('shell/e2e/auth.e2e.ts', 'DATABASE_URL=postgres://user:password@host/name npm run api'),
  // The row of `npm run api` asks the same address.
  ...runBy('npm run api', 'curl http://127.0.0.1:8787/api/health'),
];
