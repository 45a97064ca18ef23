import { parseUrl } from '@portfolio/contract/parse-url';
import { forEachConcurrently, toIntegrity } from '@portfolio/registry';
import { askSite, type FoundResponse } from './askSite';
import type { ExpectedResponse } from './expectedResponses';

/** One difference between the expected and the actual response. */
export interface Difference {
  path: string;
  /** Such as "content" or "header Content-Security-Policy", with the encoding if only some are affected. */
  what: string;
  expected: string;
  found: string;
}

/** Headers that change a browser's behaviour but that no rule of a site sets. */
const POWERFUL_HEADERS = [
  'Refresh',
  'Link',
  'Service-Worker-Allowed',
  'Speculation-Rules',
  'Clear-Site-Data',
];

/** Types that a server may store compressed: the copy may have other content. */
const COMPRESSIBLE = /^text\/|json|xml|javascript|svg/;
const ENCODINGS = ['br', 'gzip', 'identity'];

/** Older servers use another name for JavaScript, which browsers accept too. */
const OTHER_NAMES: Readonly<Record<string, string>> = { 'application/javascript': 'text/javascript' };

/** How many characters of a long text are shown before the first difference, and in total. */
const SHOWN_BEFORE = 20;
const SHOWN = 60;

/**
 * Requests everything from a site and compares. Text files are requested in each encoding.
 *
 * @param origin - of the site
 * @returns the differences, in the order of the expected responses
 */
export async function compareSite(
  origin: string,
  expected: readonly ExpectedResponse[],
): Promise<Difference[]> {
  const differences = new Map<ExpectedResponse, Difference[]>();
  await forEachConcurrently(expected, async (response) =>
    differences.set(response, await compareResponse(origin, response)),
  );
  return expected.flatMap((response) => differences.get(response) ?? []);
}

async function compareResponse(origin: string, expected: ExpectedResponse): Promise<Difference[]> {
  const url = new URL(expected.url, origin);
  const site = new URL(origin).origin;
  const from = url.origin === site ? null : site;
  const encodings = COMPRESSIBLE.test(expected.content?.type ?? '') ? ENCODINGS : ['identity'];
  // The same fault usually affects all encodings: it is reported once.
  const found = new Map<string, { difference: Difference; encodings: string[] }>();
  for (const encoding of encodings) {
    const live = await askSite(url, expected, encoding, from);
    const rows: Row[] =
      typeof live === 'string' ? [['response', 'any', live]] : compare(expected, live, url, from);
    for (const [what, wanted, got] of rows) {
      const key = [what, wanted, got].join('\n');
      const known = found.get(key) ?? {
        difference: { path: expected.url, what, ...shorten(wanted, got) },
        encodings: [],
      };
      known.encodings.push(encoding);
      found.set(key, known);
    }
  }
  return [...found.values()].map(({ difference, encodings: wrong }) =>
    wrong.length === encodings.length
      ? difference
      : { ...difference, what: `${difference.what} (${wrong.join(', ')})` },
  );
}

type Row = readonly [what: string, expected: string, found: string];

function compare(expected: ExpectedResponse, found: FoundResponse, url: URL, from: string | null): Row[] {
  const { status, location, content, headers } = expected;
  if (!status.includes(found.status)) return [['status', status.join(' or '), String(found.status)]];
  const expectHeader = (name: string, wanted: string): Row[] => {
    const got = found.headers.get(name);
    return got === wanted ? [] : [[`header ${name}`, wanted, got ?? 'none']];
  };
  if (location !== undefined) {
    const target = found.headers.get('location') ?? '';
    const reached = parseUrl(target, url);
    const wanted = new URL(location, url.href);
    return reached?.href === wanted.href ? [] : [['redirect', location, target]];
  }
  return [
    ...(content === undefined ? [] : compareContent(content, found)),
    ...Object.entries(headers).flatMap(([name, wanted]) => expectHeader(name, wanted)),
    ...POWERFUL_HEADERS.filter((name) => headers[name] === undefined).flatMap((name): Row[] => {
      const got = found.headers.get(name);
      return got === null ? [] : [[`header ${name}`, 'none', got]];
    }),
    ...(from === null || found.headers.get('Access-Control-Allow-Origin') === '*'
      ? []
      : expectHeader('Access-Control-Allow-Origin', from)),
  ];
}

function compareContent(expected: NonNullable<ExpectedResponse['content']>, found: FoundResponse): Row[] {
  const type = found.headers.get('content-type') ?? 'none';
  const integrity = found.content === null ? null : toIntegrity(found.content);
  return [
    ...(integrity === expected.integrity
      ? []
      : [
          [
            'content',
            `${expected.bytes} bytes, ${expected.integrity}`,
            found.content === null
              ? `more than ${expected.bytes} bytes`
              : `${found.content.length} bytes, ${integrity}`,
          ] as const,
        ]),
    ...(toMediaType(type) === toMediaType(expected.type) ? [] : [['type', expected.type, type] as const]),
  ];
}

/** Removes the parameters of a media type. */
function toMediaType(type: string): string {
  const [name = ''] = type.toLowerCase().split(';');
  return OTHER_NAMES[name.trim()] ?? name.trim();
}

/**
 * Shortens two texts to the part around their first difference, and replaces control characters: a site's response is
 * not safe to print on a terminal.
 */
function shorten(expected: string, found: string): Pick<Difference, 'expected' | 'found'> {
  let same = 0;
  while (same < expected.length && expected[same] === found[same]) same += 1;
  const from = Math.max(0, same - SHOWN_BEFORE);
  const cut = (text: string) =>
    (from === 0 ? '' : '…') +
    text.slice(from, from + SHOWN).replace(/\p{Cc}/gu, '?') +
    (text.length > from + SHOWN ? '…' : '');
  return { expected: cut(expected), found: cut(found) };
}
