import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { SiteError } from '@portfolio/contract';
import { parseUrl } from '@portfolio/contract/parse-url';

/** The address from which browsers fetch release files. */
interface Served {
  /** Absolute URL of the registry's root for browsers, with a trailing slash; undefined if sites contain copies. */
  publicUrl?: string;
}

/** A registry in a folder. */
export interface FolderAddress extends Served {
  kind: 'folder';
  /** Absolute path. */
  folder: string;
}

/** A registry in an S3-compatible bucket. */
export interface BucketAddress extends Served {
  kind: 'bucket';
  bucket: string;
  /** The prefix of all keys, without slashes at its ends; '' for the whole bucket. */
  prefix: string;
  /** If undefined, taken from the environment. */
  region?: string;
  /** URL of a server other than Amazon's. */
  endpoint?: string;
}

/** The address of a registry, with the one for browsers. */
export type RegistryAddress = FolderAddress | BucketAddress;

const FORMS = `Write one of
  /srv/releases
  file:///srv/releases?public=https://releases.example.com/
  s3://bucket/prefix?region=eu-west-2&endpoint=https://s3.example.com&public=https://releases.example.com/prefix/
where every parameter may be left out.`;

const SCHEME = /^[a-z][a-z0-9+.-]+:/i;
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const PREFIX = /^[\w!.*'()-]+(\/[\w!.*'()-]+)*$/;
const REGION = /^[a-z0-9-]+$/;
const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])$/;
/** Characters that need no escaping in a policy, an attribute or a style. */
const PUBLIC_PATH = /^[\w\-.~%/]*$/;

/**
 * Parses the value of `PORTFOLIO_REGISTRY`.
 *
 * @param value - a folder, or an address with the scheme `file:` or `s3:`
 * @param from - folder to which a relative path is resolved
 * @throws {SiteError} code `BAD_REGISTRY` with every problem of the value
 */
export function parseRegistryAddress(value: string, from: string): RegistryAddress {
  const problems: string[] = [];
  const address = SCHEME.test(value) ? readUrl(value, problems) : readFolder(value, from, problems);
  if (address === null || problems.length > 0)
    throw new SiteError(
      `Failed to read PORTFOLIO_REGISTRY="${withoutPassword(value)}":\n${problems.map((problem) => `- ${problem}`).join('\n')}\n${FORMS}`,
      'BAD_REGISTRY',
    );
  return address;
}

function readFolder(value: string, from: string, problems: string[]): FolderAddress {
  if (/\?(public|region|endpoint)=/.test(value))
    problems.push('A plain folder takes no parameters; write it as file:///….');
  return { kind: 'folder', folder: path.resolve(from, value) };
}

function readUrl(value: string, problems: string[]): RegistryAddress | null {
  const url = parseUrl(value);
  if (url === null || !['file:', 's3:'].includes(url.protocol)) {
    problems.push('It is neither a folder nor an address with the scheme file: or s3:.');
    return null;
  }
  if (url.username !== '' || url.password !== '')
    problems.push(
      'It contains credentials; pass them in the environment (AWS_ACCESS_KEY_ID, AWS_PROFILE …).',
    );
  if (url.hash !== '') problems.push(`"${url.hash}" has no meaning here.`);
  return url.protocol === 'file:' ? readFileUrl(url, problems) : readBucketUrl(url, problems);
}

function readFileUrl(url: URL, problems: string[]): FolderAddress {
  const [publicUrl] = readParameters(url, ['public'], problems);
  if (url.host !== '') problems.push(`"${url.host}" is read as a host; a folder begins with three slashes.`);
  return {
    kind: 'folder',
    folder: url.host === '' ? toFolder(url, problems) : '',
    ...(publicUrl !== undefined && { publicUrl: readPublicUrl(publicUrl, problems) }),
  };
}

function toFolder(url: URL, problems: string[]): string {
  try {
    return fileURLToPath(url);
  } catch (error) {
    problems.push(
      `"${url.pathname}" is not a folder: ${error instanceof Error ? error.message : String(error)}.`,
    );
    return '';
  }
}

function readBucketUrl(url: URL, problems: string[]): BucketAddress {
  const [region, endpoint, publicUrl] = readParameters(url, ['region', 'endpoint', 'public'], problems);
  const prefix = url.pathname.replace(/^\/|\/$/g, '');
  if (!BUCKET.test(url.hostname)) problems.push(`"${url.hostname}" is not the name of a bucket.`);
  if (url.port !== '') problems.push(`The port ${url.port} belongs in endpoint=.`);
  if (prefix !== '' && !PREFIX.test(prefix))
    problems.push(`The prefix "${prefix}" may contain letters, digits and !-_.*'() between single slashes.`);
  if (region !== undefined && !REGION.test(region)) problems.push(`region="${region}" is not a region.`);
  return {
    kind: 'bucket',
    bucket: url.hostname,
    prefix,
    ...(region !== undefined && { region }),
    ...(endpoint !== undefined && { endpoint: readWebUrl('endpoint', endpoint, problems).href }),
    ...(publicUrl !== undefined && { publicUrl: readPublicUrl(publicUrl, problems) }),
  };
}

/** The parameters' values in the order of `names`; each may be given once. */
function readParameters(url: URL, names: readonly string[], problems: string[]): (string | undefined)[] {
  for (const name of new Set(url.searchParams.keys()))
    if (!names.includes(name))
      problems.push(`"${name}" is not a parameter of ${url.protocol} addresses; use ${names.join(', ')}.`);
  return names.map((name) => {
    const [first, ...others] = url.searchParams.getAll(name);
    if (first === '' || others.length > 0) problems.push(`${name}= takes one value.`);
    return first;
  });
}

function readPublicUrl(text: string, problems: string[]): string {
  const url = readWebUrl('public', text, problems);
  if (url.protocol === 'http:' && !LOCAL_HOST.test(url.hostname))
    problems.push(`public="${text}" is not https; only localhost may use http.`);
  if (!PUBLIC_PATH.test(url.pathname))
    problems.push(`The path of public="${text}" may contain letters, digits and -._~%/ only.`);
  return url.href.endsWith('/') ? url.href : `${url.href}/`;
}

function readWebUrl(name: string, text: string, problems: string[]): URL {
  const url = parseUrl(text);
  if (url !== null && ['https:', 'http:'].includes(url.protocol)) {
    if (url.username !== '' || url.password !== '')
      problems.push(`${name}= contains credentials; leave them out.`);
    if (url.search !== '' || url.hash !== '') problems.push(`${name}="${text}" may not contain "?" or "#".`);
    return url;
  }
  if (text !== '') problems.push(`${name}="${text}" is not an https address.`);
  return new URL('https://localhost');
}

function withoutPassword(value: string): string {
  return value.replace(/\/\/[^/@]*@/g, '//…@');
}
