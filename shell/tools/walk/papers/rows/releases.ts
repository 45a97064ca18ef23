import type { Row } from '../row';
import { inCaseStudies, REMOTES } from './teams';

const VERSION = /v1\.\d\.0/;

const prepare = (command: string, prints: RegExp): Row => ({ command, prints, isPreparation: true });

const commit = (): Row =>
  prepare(
    'git add --all && git -c user.name=Ada -c user.email=ada@example.com commit --message "feat: walk"',
    /files? changed/,
  );

const UNCHECKED = '--skip-browser "the next releases are checked"';

/** The rights that the demos of JavaScript ask for. */
const RIGHTS = [
  '--allow-origin https://ghibliapi.vercel.app',
  ...['camera', 'geolocation', 'microphone'].map((name) => `--allow-permission ${name}`),
].join(' ');

/** The first releases are on the site already. */
const FIRST_RELEASES: readonly Row[] = [
  {
    command: 'npm run deploy',
    paper: 'shared/docs/maintainers.md',
    // `npm start` has published the same versions in the default registry.
    filledIn: 'PORTFOLIO_REGISTRY=.cache/first-registry npm run deploy',
    prints: /\[rsvp\] Published 1\.0\.0 to /,
  },
  ...['case-studies', 'css-demos'].map((id) =>
    prepare(`npm run pins -- set ${id} 1.0.0 ${UNCHECKED}`, /Pinned 1\.0\.0/),
  ),
  {
    command: 'npm run pins -- set <remote> latest',
    filledIn: 'npm run pins -- set rsvp latest',
    prints: /\[rsvp\] Pinned 1\.0\.0/,
  },
  {
    command:
      'npm run pins -- set js-demos 1.3.0 --allow-origin https://api.example.com --allow-permission camera',
    filledIn: `npm run pins -- set js-demos 1.0.0 ${UNCHECKED} ${RIGHTS}`,
    prints: /\[js-demos\] Pinned 1\.0\.0/,
  },
];

/** Every remote is released again, and rsvp a third time. */
const NEXT_RELEASES: readonly Row[] = [
  { command: 'npm version minor -w remotes/js-demos --no-git-tag-version --ignore-scripts', prints: VERSION },
  prepare(
    'npm version minor -w remotes/rsvp -w remotes/css-demos -w remotes/case-studies --no-git-tag-version --ignore-scripts',
    VERSION,
  ),
  commit(),
  ...REMOTES.map((id): Row => ({
    command: `npm run deploy -w remotes/${id}`,
    prints: new RegExp(`\\[${id}\\] Published 1\\.1\\.0 to `),
  })),
  inCaseStudies({ command: 'npm run deploy', prints: /\[case-studies\] Published 1\.1\.0 to / }),
  prepare('npm version minor -w remotes/rsvp --no-git-tag-version --ignore-scripts', VERSION),
  commit(),
  prepare('npm run deploy -w remotes/rsvp', /\[rsvp\] Published 1\.2\.0 to /),
];

const PROPOSED = /Proposed 1\.1\.0\. Next: push the branch pins\/[\w-]+-1\.1\.0/;

/** A maintainer looks at the new releases, and pins them. */
const PINS: readonly Row[] = [
  { command: 'npm run pins -- list', prints: /rsvp.*1\.0\.0/ },
  { command: 'npm run --silent pins -- list --json', prints: /"remote": "rsvp"/ },
  { command: 'npm run pins -- outdated', prints: /js-demos.*1\.1\.0/ },
  { command: 'npm run pins -- diff js-demos 1.1.0', prints: /metronome/ },
  { command: 'npm run pins -- diff rsvp 1.1.0', prints: /1\.0\.0.*1\.1\.0/ },
  { command: 'npm run pins -- propose js-demos 1.1.0 --branch', prints: PROPOSED },
  { command: 'npm run pins -- propose rsvp 1.1.0 --branch', prints: PROPOSED },
  {
    command: 'npm run preview -- js-demos@1.3.0-pr.57 https://57.preview.example',
    filledIn: 'npm run preview -- js-demos@1.1.0 https://57.preview.example',
    prints: /\[js-demos\] Composed a preview of 1\.1\.0/,
  },
  {
    command: 'npm run preview -- <remote>@<version> <address>',
    filledIn: 'npm run preview -- rsvp@1.1.0 https://58.preview.example',
    prints: /\[rsvp\] Composed a preview of 1\.1\.0/,
  },
  { command: 'npm run pins -- set js-demos 1.1.0', prints: /\[js-demos\] Pinned 1\.1\.0/ },
  ...['--allow-weight file:assets/film.webm', '--allow-mount /work/CSS'].map((right): Row => ({
    command: `npm run pins -- set js-demos 1.3.0 ${right}`,
    filledIn: `npm run pins -- set js-demos 1.1.0 ${right} --dry-run ${UNCHECKED}`,
    prints: /\[js-demos\] 1\.1\.0 may be pinned/,
  })),
  { command: 'npm run pins -- set rsvp 1.1.0', prints: /\[rsvp\] Pinned 1\.1\.0/ },
  { command: 'npm run pins -- check', prints: /The 4 pinned releases may be composed/ },
];

/** From releases to pins. */
export const RELEASES: readonly Row[] = [...FIRST_RELEASES, ...NEXT_RELEASES, ...PINS];
