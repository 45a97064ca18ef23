import { SiteError } from '@portfolio/contract';

/**
 * Whether the composition gets a service worker.
 *
 * @throws {SiteError} code `BAD_SETTING` if `PORTFOLIO_SERVICE_WORKER` is neither "on" nor "off"
 */
export function isServiceWorkerOn(setting = process.env['PORTFOLIO_SERVICE_WORKER'] ?? 'on'): boolean {
  if (setting !== 'on' && setting !== 'off')
    throw new SiteError(
      `Failed to compose: PORTFOLIO_SERVICE_WORKER is "${setting}". Set it to "on", or to "off" to remove the service worker from every visitor's browser.`,
      'BAD_SETTING',
    );
  return setting === 'on';
}
