import type { Row } from '../row';

export const REMOTES = ['css-demos', 'js-demos', 'rsvp'] as const;

/** Printed last by `portfolio-remote dev`. */
const ALONE = /The remote alone is at (http:\/\/[\d.:]+)/;

/** The script that runs a remote without a shell. */
const SCRIPT = /standalone\.js/;

const TESTS = /^Tests: +\d+ passed/m;

const NO_PROBLEM = /^Found 0 warnings and 0 errors\./m;

/** Printed by `test:changed` in a fresh clone; a remote with changes is tested below. */
const UNCHANGED = /Nothing changed since the last commit/;

const BUILT = /\] Built \d+\.\d+\.\d+: \d+ catalogue entries/;

/** Its README names commands without a workspace: they are run in its folder. */
export const inCaseStudies = (row: Row): Row => ({
  ...row,
  paper: 'remotes/case-studies/README.md',
  folder: 'remotes/case-studies',
});

/** Commands of a team with a remote of this repository. */
const OWN_REMOTES: readonly Row[] = [
  ...REMOTES.flatMap((id): Row[] => [
    { command: `npm run dev -w remotes/${id}`, serves: ALONE, shows: SCRIPT },
    { command: `npm run lint -w remotes/${id}`, prints: NO_PROBLEM },
    { command: `npm test -w remotes/${id}`, prints: TESTS },
    { command: `npm run test:changed -w remotes/${id}`, prints: UNCHANGED },
    { command: `npm run build -w remotes/${id}`, prints: BUILT },
  ]),
  ...[
    { command: 'npm run dev', serves: ALONE, shows: SCRIPT },
    { command: 'npm run lint', prints: NO_PROBLEM },
    { command: 'npm test', prints: TESTS },
    { command: 'npm run test:changed', prints: UNCHANGED },
    { command: 'npm run build', prints: BUILT },
    { command: 'npm run figures -- paymentsReview', prints: /^paymentsReview: \d+ pictures$/m },
    { command: 'npm run figures -- logos', prints: /^logos: \d+ sheets$/m },
    { command: 'npm run figures', prints: /^paymentsReview: \d+ pictures$/m },
    { command: 'npm run glyphs', prints: /^workSans: \d+ glyphs$/m },
  ].map(inCaseStudies),
];

const CHANGED_PASSED = /── browser tests: passed in \d+ s: \d+ passed/;

/** Commands of a team that adds a page or a remote. */
const NEW_REMOTE: readonly Row[] = [
  { command: 'npm run new -- page js-demos metronome', prints: /Created [^]*metronome/ },
  {
    command: 'npm run new -- page css-demos <name>',
    filledIn: 'npm run new -- page css-demos ripple',
    prints: /Created [^]*ripple/,
  },
  {
    command: 'npm run new -- remote sound-toys --mount /work/js --page tapTempo',
    prints: /\[sound-toys\] Created remotes\/sound-toys with the page [^]*tapTempo/,
  },
  {
    command: 'npm run new -- remote sound-toys --mount /work/js',
    filledIn: 'npm run new -- remote more-toys --mount /work/js',
    prints: /\[more-toys\] Created remotes\/more-toys with the page/,
  },
  {
    command: 'npm run new -- page sound-toys echo --title "Echo"',
    prints: /\[sound-toys\] Created [^]*echo/,
  },
  { command: 'npm install', prints: /added \d+ packages|up to date/ },
  ...['npx portfolio-remote new echo', 'npx portfolio-remote new <page>'].map((command, index): Row => ({
    command,
    folder: 'remotes/sound-toys',
    filledIn: `npx portfolio-remote new ${['chorus', 'delay'][index]}`,
    prints: /Created \S*(?:chorus|delay)/,
  })),
  { command: 'npm run dev -w remotes/sound-toys', serves: ALONE, shows: SCRIPT },
  { command: 'npm run lint -w remotes/sound-toys', prints: NO_PROBLEM },
  { command: 'npm test -w remotes/sound-toys', prints: TESTS },
  { command: 'npm run test:browser -w remotes/sound-toys', prints: /^ +\d+ passed/m },
  { command: 'npm run test:changed -w remotes/sound-toys', prints: CHANGED_PASSED },
  {
    command: 'npm run test:changed -w remotes/<id>',
    filledIn: 'npm run test:changed -w remotes/sound-toys -- --since HEAD',
    prints: CHANGED_PASSED,
  },
  {
    command: 'npm test -w remotes/<id>',
    filledIn: 'npm test -w remotes/js-demos -- metronome',
    prints: TESTS,
  },
  {
    command: 'npm version minor -w remotes/sound-toys --no-git-tag-version --ignore-scripts',
    prints: /v1\.1\.0/,
  },
  { command: 'npm run deploy -w remotes/sound-toys', prints: /\[sound-toys\] Published 1\.1\.0 to / },
];

/** All commands of a team. */
export const TEAMS: readonly Row[] = [...OWN_REMOTES, ...NEW_REMOTE];
