import type { Row } from '../row';

/** Printed by every command that serves a site; later groups of rows wait for it too. */
export const SITE = /The site is at (http:\/\/[\d.:]+)/;

/** The first commands to try in a fresh clone. */
export const FIRST_STEPS: readonly Row[] = [
  { command: 'npm start', serves: SITE, path: '/work/js/drumKit', shows: /<h1[^>]*>[^]*Drum kit/i },
  { command: 'npm run setup', prints: /^Everything is there\.$/m },
  // Needs the remotes that are not pinned, which only npm start composes.
  {
    command: 'npm run screenshots:readme',
    prints: /\d+ pictures of the README are in /,
    // Browsers of other versions draw text a little differently.
    restores: ['shell/screenshots'],
  },
  { command: 'npm run serve', serves: SITE, path: '/work', shows: /<h1/ },
  {
    command: 'npm run serve -- <folder>',
    filledIn: 'npm run serve -- shell/dist/site',
    ...{ serves: SITE, path: '/about', shows: /<h1/ },
  },
  { command: 'PORTFOLIO_DEV_OVERRIDES=1 npm run serve', serves: SITE, shows: /<h1/ },
  {
    command: 'npm run api',
    ...{ serves: /The API is at (http:\/\/[\d.:]+)/, path: '/api/health', shows: /"status":"ok"/ },
  },
  {
    command: 'npm run dev',
    ...{ serves: /Shell and remotes are at (http:\/\/[\d.:]+)/, shows: /<script[^>]* src=/ },
  },
];
