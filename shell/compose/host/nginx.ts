import { SiteError } from '@portfolio/contract';
import { MEDIA_TYPES } from '@portfolio/registry';
import { HOST_PLACEHOLDER } from '../shell-build/hostPlaceholder';
import type { HeaderRules } from '../shell-build/shellBuild';
import { PRIVATE_PATH, type SiteIndex } from '../site/siteIndex';

/** Buckets of this size hold keys of 40 characters; longer keys need a setting. */
const DEFAULT_BUCKET_BYTES = 64;
/** Bytes in a bucket that are not available for the key. */
const BUCKET_OVERHEAD_BYTES = 24;
const DEFAULT_HASH_SIZE = 2048;

const toRegExpText = (path: string) => path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Quotes a string for nginx's configuration, in which a dollar sign cannot be escaped. */
function quote(text: string): string {
  if (/[$\n]/.test(text))
    throw new SiteError(
      `Failed to write ${JSON.stringify(text)} for nginx: it has a dollar sign or a line break. Remove it from the path, redirect or header that contains it.`,
      'BAD_NGINX_TEXT',
    );
  return `"${text.replace(/[\\"]/g, '\\$&').replaceAll(HOST_PLACEHOLDER, '$http_host')}"`;
}

const toVariable = (header: string) => `$portfolio_${header.toLowerCase().replaceAll('-', '_')}`;

/** Quotes a regular expression: its dollar signs match the end, they do not start variables. */
const toKey = (pattern: string) => `"~${pattern.replace(/["]/g, '\\"')}"`;

function toMap(source: string, variable: string, lines: readonly (readonly [string, string])[]): string {
  return [`map ${source} ${variable} {`, ...lines.map(([key, value]) => `  ${key} ${value};`), '}'].join(
    '\n',
  );
}

/** Converts a rule's path into a pattern for `$uri`, which is already the HTML file if the path is a page. */
function toRulePattern(path: string): string {
  return path.endsWith('*') ? `^${toRegExpText(path.slice(0, -1))}` : `^${toRegExpText(path)}(\\.html)?$`;
}

/** Lists each header with its general value and its values for particular paths. */
function listHeaders(rules: HeaderRules) {
  const names = [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))];
  return names.map((name) => {
    const values = rules.flatMap(({ path, headers }) => {
      const value = headers[name];
      return value === undefined ? [] : [{ path, value }];
    });
    // nginx takes the first pattern that matches, but here the last rule has to win.
    const special = values.filter(({ path }) => path !== '/*').reverse();
    return { name, general: values.find(({ path }) => path === '/*')?.value ?? '', special };
  });
}

function toHashSizes(keys: readonly string[]): string[] {
  const longest = Math.max(0, ...keys.map((key) => Buffer.byteLength(key)));
  let bucketBytes = DEFAULT_BUCKET_BYTES;
  while (bucketBytes < longest + BUCKET_OVERHEAD_BYTES) bucketBytes *= 2;
  let size = DEFAULT_HASH_SIZE;
  while (size < keys.length * 2) size *= 2;
  return [
    ...(bucketBytes > DEFAULT_BUCKET_BYTES ? [`map_hash_bucket_size ${bucketBytes};`] : []),
    ...(size > DEFAULT_HASH_SIZE ? [`map_hash_max_size ${size};`] : []),
  ];
}

/**
 * The part of the configuration for nginx's `http` block: maps each path to its file, redirect and headers. nginx
 * ignores case when it looks up keys of a map.
 *
 * @param name - of the composition's folder; fixed here, so that a request never mixes files of two compositions
 */
export function toNginxHttp(index: Pick<SiteIndex, 'redirects' | 'headers'>, name: string): string {
  const redirects = Object.entries(index.redirects);
  return [
    '# Written by "npm run compose". Include it in the http block; it belongs to server.conf.',
    ...toHashSizes(redirects.map(([from]) => from)),
    toMap('""', '$portfolio_composition', [['default', quote(name)]]),
    toMap('$uri', '$portfolio_path', [
      [toKey('^(?<portfolio_trimmed>/.*?)/+$'), '$portfolio_trimmed'],
      ['default', '$uri'],
    ]),
    toMap(
      '$portfolio_path',
      '$portfolio_page',
      redirects.map(([from, to]) => [quote(from), quote(to)] as const),
    ),
    '# Empty for the canonical spelling, and for paths that are no page.',
    toMap('"$uri:$portfolio_page"', '$portfolio_redirect', [
      [toKey('^(.+):\\1$'), '""'],
      [toKey(':$'), '""'],
      ['default', '$portfolio_page'],
    ]),
    toMap('$portfolio_page', '$portfolio_file', [
      ['""', '$uri'],
      ['"/"', '/index.html'],
      ['default', '$portfolio_page.html'],
    ]),
    '# Files only allow GET and HEAD; the API checks the method itself.',
    toMap('"$request_method $uri"', '$portfolio_is_refused', [
      [toKey('^(GET|HEAD) '), '""'],
      [toKey('^\\S+ /api/'), '""'],
      ['default', '1'],
    ]),
    toMap('$portfolio_is_refused', '$portfolio_allow', [
      ['1', '"GET, HEAD"'],
      ['default', '""'],
    ]),
    ...listHeaders(index.headers)
      .filter(({ special }) => special.length > 0)
      .map(({ name, general, special }) =>
        toMap('$uri', toVariable(name), [
          ...special.map(({ path, value }) => [toKey(toRulePattern(path)), quote(value)] as const),
          ['default', quote(general)],
        ]),
      ),
  ]
    .join('\n')
    .concat('\n');
}

/** The part for a `server` block, which itself sets addresses, certificates, root and the address of the API. */
export function toNginxServer({ headers: rules }: Pick<SiteIndex, 'headers'>): string {
  const types = Object.entries(MEDIA_TYPES).map(
    ([extension, type]) => `  ${quote(type)} ${extension.slice(1)};`,
  );
  const headers = listHeaders(rules).map(
    ({ name, general, special }) =>
      `add_header ${name} ${special.length > 0 ? toVariable(name) : quote(general)} always;`,
  );
  return `# Written by "npm run compose". Include it in a server block that has
#   root <folder of the compositions>/$portfolio_composition/site;
#   set $portfolio_api http://127.0.0.1:8787;   # where "npm run api" answers
server_tokens off;
merge_slashes off;
absolute_redirect off;
etag on;
# The composer has written compressed copies. If nginx has ngx_brotli, add "brotli_static on;" to the server block.
gzip_static on;
gzip_vary on;
default_type application/octet-stream;
types {
${types.join('\n')}
}

# All headers are set here: an add_header in a location would replace all of them.
${headers.join('\n')}
add_header Allow $portfolio_allow always;

if ($portfolio_is_refused) {
  return 405;
}
# An existing file is never redirected.
set $portfolio_moved $portfolio_redirect;
set $portfolio_found $portfolio_file;
if (-f $request_filename) {
  set $portfolio_moved "";
  set $portfolio_found $uri;
}
if ($portfolio_moved) {
  return 308 $portfolio_moved$is_args$args;
}

# A path that leads out of the site, or cannot be decoded, is not found either.
error_page 400 404 =404 /404.html;
location = /404.html {
  internal;
}

location ~ "${PRIVATE_PATH.source.replaceAll('\\/', '/')}" {
  return 404;
}

location / {
  try_files $portfolio_found =404;
}

location ^~ /api/ {
  # The API sets its own headers; this empty one keeps out the headers of files.
  add_header Cache-Control "";
  proxy_pass $portfolio_api;
  proxy_http_version 1.1;
  proxy_set_header Host $http_host;
  proxy_set_header Connection "";
  # The API reads it with ADDRESS_HEADER=x-real-ip.
  proxy_set_header X-Real-IP $remote_addr;
}
`;
}
