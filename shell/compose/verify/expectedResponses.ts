import fs from 'node:fs';
import path from 'node:path';
import { toContentType, toIntegrity } from '@portfolio/registry';
import { getHeaders, PRIVATE_PATH, SITE_INDEX_FILE, type SiteIndex, toHtmlFile } from '../site/siteIndex';

/** The expected response to one request. */
export interface ExpectedResponse {
  /** Path on the site, percent-encoded, or the full URL of a file on another origin. */
  url: string;
  /** The accepted statuses; static hosts use 301 for a redirect. */
  status: readonly number[];
  /** Target path of a redirect. */
  location?: string;
  /** Absent for a redirect. */
  content?: { bytes: number; integrity: string; type: string };
  headers: Readonly<Record<string, string>>;
}

const NOT_FOUND_FILE = '404.html';

/**
 * Lists the expected responses of a composed site: each document, each public file, each redirect, and a path that does
 * not exist.
 *
 * @param folder - of the composed site
 * @param host - with its port, as the requests name it: some rules contain it
 * @param missingPath - a path that no site has
 */
export function listExpected(folder: string, host: string, missingPath: string): ExpectedResponse[] {
  const index = JSON.parse(fs.readFileSync(path.join(folder, SITE_INDEX_FILE), 'utf8')) as SiteIndex;
  const toResponse = (url: string, file: string, status: number, rulePath = url): ExpectedResponse => {
    const content = fs.readFileSync(path.join(folder, file));
    return {
      url: encodeURI(url),
      status: [status],
      content: { bytes: content.length, integrity: toIntegrity(content), type: toContentType(file) },
      headers: getHeaders(index.headers, rulePath, host),
    };
  };
  const names = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => fs.statSync(path.join(folder, name)).isFile())
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => !PRIVATE_PATH.test(`/${name}`))
    .sort();
  return [
    ...index.pages.map((page) => toResponse(page, toHtmlFile(page), 200)),
    ...names.map((name) => toResponse(`/${name}`, name, 200)),
    toResponse(missingPath, NOT_FOUND_FILE, 404, '/404'),
    ...Object.entries(index.redirects)
      .filter(([from, to]) => from !== to)
      .map(([from, to]) => ({ url: encodeURI(from), status: [301, 308], location: to, headers: {} })),
  ];
}
