import { parseUrl } from '@portfolio/contract/parse-url';
import { toResponse } from '../requests/responses';
import type { Call } from '../requests/Call';
import { isKnownPage } from '../requests/origins';
import { readJson } from '../requests/readJsonBody';
import { RequestFault } from '../requests/RequestFault';
import type { LogEntry } from '../requests/requestLog';
import type { Services } from './Services';

/** Browsers send several reports at once, and each contains the whole policy. */
const MAX_BODY_BYTES = 256 * 1024;
const TYPES = ['application/reports+json', 'application/csp-report'];

/** If a browser reports more, it is usually the same fault many times. */
const MAX_REPORTS = 20;
const MAX_TEXT_LENGTH = 200;

type Fields = Readonly<Record<string, unknown>>;

/** Field names in the Reporting API and in the older `report-uri` format. */
const SPELLINGS = {
  directive: ['effectiveDirective', 'effective-directive', 'violated-directive', 'destination'],
  blocked: ['blockedURL', 'blocked-uri'],
  disposition: ['disposition'],
  source: ['sourceFile', 'source-file'],
  line: ['lineNumber', 'line-number'],
} as const;

/**
 * `POST /api/reports`: logs one line for each violation that a browser reports. Only host and path of URLs are kept;
 * reports about pages of other sites are dropped.
 */
export async function reports(
  call: Call,
  { limiter, log, now }: Services,
  allowedOrigins: readonly string[],
): Promise<Response> {
  const { request, address } = call;
  await limiter.count('reportsByAddress', address);
  const body = await readJson(call, TYPES, MAX_BODY_BYTES);
  const found = (Array.isArray(body) ? body : [body]).slice(0, MAX_REPORTS).map(findReport);
  if (found.includes(null))
    throw new RequestFault(
      400,
      'BAD_BODY',
      'The body is not a list of reports. Send reports as browsers do.',
    );
  for (const report of found)
    if (report !== null && isKnownPage(request, report.page, allowedOrigins))
      log({ time: new Date(now()).toISOString(), level: 'warning', event: 'report', ...toDetails(report) });
  return toResponse(204, {});
}

interface Report {
  kind: string;
  page: string;
  fields: Fields;
}

function findReport(value: unknown): Report | null {
  if (!isFields(value)) return null;
  const legacy = value['csp-report'];
  if (isFields(legacy)) return toReport('csp-violation', legacy['document-uri'], legacy);
  const { type, url, body } = value;
  return typeof type === 'string' && isFields(body) ? toReport(type, url, body) : null;
}

function toReport(kind: string, page: unknown, fields: Fields): Report | null {
  return typeof page === 'string' ? { kind, page, fields } : null;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function toDetails({ kind, page, fields }: Report): Omit<LogEntry, 'time' | 'level' | 'event'> {
  const details = Object.entries<readonly string[]>(SPELLINGS).flatMap<[string, string | number]>(
    ([name, spellings]) => {
      const spelling = spellings.find((candidate) => Object.hasOwn(fields, candidate));
      const value = spelling === undefined ? undefined : fields[spelling];
      if (typeof value === 'number' && Number.isFinite(value)) return [[name, value]];
      return typeof value === 'string' && value !== '' ? [[name, toText(value)]] : [];
    },
  );
  return { kind: toText(kind), page: toText(page), ...Object.fromEntries(details) };
}

/** A URL without its query, which may identify a person; any other text unchanged. */
function toText(value: string): string {
  const url = parseUrl(value);
  const isAddress = url !== null && url.host !== '';
  return (isAddress ? url.host + url.pathname : value).slice(0, MAX_TEXT_LENGTH);
}
