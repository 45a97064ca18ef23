import { PERMISSION_NAMES, type PermissionName, SiteError } from '@portfolio/contract';
import type { Registry } from '@portfolio/registry';
import { checkInBrowser } from '../compose/browser-gate/checkInBrowser';
import type { PageCheck } from '../compose/gate/pageCheck';
import { HEALTH_LIMITS, measureHealth, type ReleaseHealth } from '../compose/health/measureHealth';
import { readEvents } from '../compose/health/readEvents';
import { wasDeployed } from '../compose/recordDeploy';
import { ENVIRONMENT, PRODUCTION, SHELL_PATHS } from '../compose/shell-build/paths';
import { readArguments } from '../compose/terminal/readArguments';
import { USAGE } from './pinsUsage';

/** The arguments of the command line. */
export const { values, positionals, tokens } = readArguments(USAGE, {
  allowPositionals: true,
  tokens: true,
  options: {
    'allow-dropped-routes': { type: 'boolean', default: false },
    'allow-mount': { type: 'string', multiple: true, default: [] },
    'allow-origin': { type: 'string', multiple: true, default: [] },
    'allow-permission': { type: 'string', multiple: true, default: [] },
    'allow-weight': { type: 'string', multiple: true, default: [] },
    branch: { type: 'boolean', default: false },
    composition: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    events: { type: 'string' },
    gone: { type: 'boolean', default: false },
    hours: { type: 'string', default: '24' },
    json: { type: 'boolean', default: false },
    'max-failed': { type: 'string', default: `${HEALTH_LIMITS.maxFailedShare * 100}` },
    out: { type: 'string' },
    repository: { type: 'string' },
    reason: { type: 'string', default: '' },
    undo: { type: 'boolean', default: false },
    'skip-browser': { type: 'string' },
  },
});

/** Null if no events are configured and none are required. */
export function readHealth(isNeeded: boolean): ReleaseHealth[] | null {
  const place = values.events ?? process.env['PORTFOLIO_EVENTS_LOG'] ?? '';
  if (place === '' && !isNeeded) return null;
  const { events, unreadCount } = readEvents(place, Date.now() - readNumber('hours') * 3_600_000);
  if (unreadCount > 0)
    console.error(
      `${unreadCount} lines or parts of lines of ${place} could not be read and are not counted.`,
    );
  return measureHealth(events);
}

export function readHealthLimits() {
  return { ...HEALTH_LIMITS, maxFailedShare: readNumber('max-failed') / 100 };
}

function readNumber(option: 'hours' | 'max-failed'): number {
  // An empty text would count as 0, but no option has one.
  const number = Number(values[option]);
  if (Number.isFinite(number) && number >= 0) return number;
  throw new SiteError(
    `Failed to read --${option}: "${values[option]}" is not a number. Write a number, such as 24.`,
    'USAGE',
  );
}

/** Branch name, with the environment if it is not production: `pins/rsvp-1.2.0` or `pins/staging/rsvp-1.2.0`. */
export function toBranch(id: string, version: string): string {
  const isProduction = ENVIRONMENT === PRODUCTION;
  return ['pins', ...(isProduction ? [] : [ENVIRONMENT]), `${id}-${version}`].join('/');
}

/** Converts the command-line options for a release that is to be pinned. */
export function getPinOptions(registry: Registry) {
  return {
    paths: SHELL_PATHS,
    registry,
    mayDropRoutes: values['allow-dropped-routes'],
    allow: {
      origins: values['allow-origin'],
      permissions: values['allow-permission'].map(parsePermission),
      weights: values['allow-weight'],
      mounts: values['allow-mount'],
    },
    isDryRun: values['dry-run'],
    pageCheck: parsePageCheck(values['skip-browser']),
    wasDeployed: (id: string, integrity: string) => wasDeployed(registry, id, integrity),
  };
}

function parsePermission(text: string): PermissionName {
  const name = PERMISSION_NAMES.find((one) => one === text);
  if (name !== undefined) return name;
  throw new SiteError(
    `Failed to allow a permission: "${text}" is none that a page can request. Use one of: ${PERMISSION_NAMES.join(', ')}.`,
    'USAGE',
  );
}

function parsePageCheck(skippedBecause: string | undefined): PageCheck | { skippedBecause: string } {
  if (skippedBecause === undefined) return checkInBrowser;
  if (/^[^\n]{1,200}$/.test(skippedBecause.trim())) return { skippedBecause: skippedBecause.trim() };
  throw new SiteError(
    'Failed to skip the browser: the reason is missing or too long. Give it in one line: --skip-browser "<reason>".',
    'USAGE',
  );
}
