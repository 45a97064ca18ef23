import { SiteError } from '@portfolio/contract';
import { parseUrl } from '@portfolio/contract/parse-url';

/**
 * Reads the URL to which browsers send load events.
 *
 * @param setting - default `PORTFOLIO_EVENTS_URL`; empty to disable
 * @throws {SiteError} code `BAD_EVENTS_URL` if it is not a URL that a policy can contain
 */
export function readEventsUrl(setting = process.env['PORTFOLIO_EVENTS_URL'] ?? ''): string | undefined {
  if (setting === '') return undefined;
  const url = parseUrl(setting);
  const isLocal = url?.protocol === 'http:' && ['127.0.0.1', 'localhost'].includes(url.hostname);
  if (url !== null && (url.protocol === 'https:' || isLocal) && url.username === '' && url.hash === '')
    return url.href;
  throw new SiteError(
    `Failed to compose: PORTFOLIO_EVENTS_URL is "${setting.slice(0, 200)}". Set it to an address that accepts OTLP over HTTP, such as "https://collector.example/v1/logs", or leave it empty.`,
    'BAD_EVENTS_URL',
  );
}
