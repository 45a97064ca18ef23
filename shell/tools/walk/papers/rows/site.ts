import type { Clone, Row } from '../row';
import { SITE } from './firstSteps';

const LIVE = /A local copy of the site, with your sources, is at (http:\/\/[\d.:]+)/;

const COMPOSED = /Composed \d+ pages .* as [0-9a-f]{12}/;

const SAME = /: all \d+ documents, files and redirects are as they were composed/;

/** Fills in the served site where a paper has an example. */
const atSite = (command: string, example: string, row: { prints: RegExp }): Row => ({
  ...{ command, ...row },
  filledIn: ({ site }: Clone) => command.replace(example, site),
});

const developAtSite = (id: string, path: string, as = id): Row => {
  const options = `-- --site https://portfolio.example`;
  return {
    command: as === id ? `npm run dev -w remotes/${id} ${options}` : as,
    filledIn: ({ site }) => `npm run dev -w remotes/${id} -- --site ${site}`,
    ...{ serves: LIVE, path, shows: /<header/ },
  };
};

/** The site is composed, served and checked. */
const LIVE_SITE: readonly Row[] = [
  { command: 'npm run compose', prints: COMPOSED },
  {
    command: 'npm run serve',
    isPreparation: true,
    keepsRunning: 'site',
    ...{ serves: SITE, path: '/work/js/metronome', shows: /<h1[^>]*>[^]*Metronome/i },
  },
  {
    // The database of the accounts belongs to one process.
    command: 'AUTH_DATA=shell/.data/canary npm run serve -- shell/dist/previews/rsvp-1.1.0/site',
    isPreparation: true,
    keepsRunning: 'canary',
    ...{ serves: SITE, shows: /<h1/ },
  },
  {
    command: 'curl -sI http://127.0.0.1:4173/',
    filledIn: ({ site }) => `curl -sI ${site}/`,
    prints: /^content-security-policy: .*script-src 'sha/im,
  },
  developAtSite('js-demos', '/work/js/metronome'),
  developAtSite('rsvp', '/work', 'npm run dev -w remotes/<id> -- --site <address>'),
  developAtSite('sound-toys', '/work'),
  {
    command: 'npm run pins -- verify',
    prints: /Every file of every pinned release .* is unchanged/,
  },
  atSite('npm run pins -- verify https://site', 'https://site', { prints: SAME }),
  atSite('npm run pins -- verify https://…', 'https://…', { prints: SAME }),
  ...['https://…', 'https://portfolio.example'].map((example) =>
    atSite(`npm run pins -- deployed ${example}`, example, {
      prints: /Recorded that visitors get composition [0-9a-f]{12}/,
    }),
  ),
];

const EVENTS = '/var/log/otel/logs.jsonl';

/** Commands for a site that is live. */
const OPERATION: readonly Row[] = [
  {
    command: 'npm run pins -- rebuild js-demos@1.1.0',
    prints: /1\.1\.0 matches [0-9a-f]{40}, byte for byte/,
  },
  {
    command: 'npm run pins -- rebuild rsvp@1.1.0',
    prints: /1\.1\.0 matches [0-9a-f]{40}, byte for byte/,
  },
  {
    command: 'npm run replay -- 5b2aa14660f9',
    filledIn: ({ composition }) => `npm run replay -- ${composition}`,
    prints: /Built \d+ pages of [0-9a-f]{12} again/,
  },
  {
    command: 'npm run replay -- <composition id> [<folder>]',
    filledIn: ({ composition }) => `npm run replay -- ${composition} shell/dist/replay/again`,
    prints: /Built \d+ pages of [0-9a-f]{12} again: .*again$/m,
  },
  {
    command: `npm run pins -- health --events ${EVENTS}`,
    filledIn: ({ events }) => `npm run pins -- health --events ${events}`,
    prints: /rsvp.*1\.1\.0/,
  },
  {
    command: `npm run pins -- status --events ${EVENTS}`,
    filledIn: ({ events }) => `npm run pins -- status --events ${events}`,
    prints: /Wrote .*\.html/,
  },
  ...[
    'npm run canary -- <percent> …',
    `npm run canary -- 5 --stable 127.0.0.1:8001 --canary 127.0.0.1:8002 --events ${EVENTS}; nginx -t && nginx -s reload`,
  ].map((command): Row => ({
    command,
    // canary.test.ts runs nginx with the rules.
    filledIn: ({ site, canary, events }) =>
      `npm run canary -- 5 --stable ${new URL(site).host} --canary ${new URL(canary).host} --events ${events}`,
    prints: /5 % of visitors get [0-9a-f]{12}, the others [0-9a-f]{12}/,
  })),
];

/** Other ways to compose, another environment, and the way back. */
const CHANGES: readonly Row[] = [
  {
    command: 'PORTFOLIO_EVENTS_URL=https://collector.example/v1/logs npm run compose',
    prints: COMPOSED,
  },
  { command: 'PORTFOLIO_SERVICE_WORKER=off npm run compose', prints: COMPOSED },
  { command: 'npm run compose -- --policy-in-pages', prints: COMPOSED },
  { command: 'npm run compose -- --with-releases', prints: COMPOSED },
  { command: 'PORTFOLIO_ENV=staging npm run pins -- set rsvp 1.2.0', prints: /\[rsvp\] Pinned 1\.2\.0/ },
  { command: 'PORTFOLIO_ENV=staging SITE_URL=https://staging.example npm run compose', prints: COMPOSED },
  { command: 'npm run pins -- promote staging', prints: /\[rsvp\] Pinned 1\.2\.0/ },
  { command: 'npm run pins -- rollback rsvp', prints: /\[rsvp\] Pinned 1\.1\.0 again/ },
  { command: 'npm run pins -- rollback js-demos', prints: /\[js-demos\] Pinned 1\.0\.0 again/ },
  { command: 'npm run pins -- revoke rsvp@1.2.0 --reason "…"', prints: /\[rsvp\] Revoked 1\.2\.0/ },
  {
    command: 'npm run pins -- revoke <id>@<version> --reason "…"',
    filledIn: 'npm run pins -- revoke rsvp@1.2.0 --undo',
    prints: /\[rsvp\] 1\.2\.0 is no longer revoked/,
  },
  {
    command: 'npm run pins -- revoke rsvp@1.1.0 --reason "It logs what guests type"',
    prints: /\[rsvp\] Revoked 1\.1\.0\. It is still pinned/,
  },
  { command: 'npm run registry -- gc --dry-run', prints: /There is nothing to remove|Would remove/ },
  {
    command: 'npm run registry -- gc [--dry-run] [--grace-days <n>]',
    filledIn: 'npm run registry -- gc --dry-run --grace-days 2',
    prints: /There is nothing to remove|Would remove/,
  },
  {
    command: 'npm run registry -- policies',
    filledIn: 'PORTFOLIO_REGISTRY="s3://releases/portfolio?region=eu-central-1" npm run registry -- policies',
    prints: /s3:PutObject/,
  },
  {
    command: 'npm run pins -- deployed https://preview.example --gone',
    filledIn: ({ site }) => `npm run pins -- deployed ${site} --gone`,
    prints: /Recorded that there is no site at http:\S+ any more/,
  },
];

/** From pins to a live site, and back. */
export const LIFE_OF_SITE: readonly Row[] = [...LIVE_SITE, ...OPERATION, ...CHANGES];
