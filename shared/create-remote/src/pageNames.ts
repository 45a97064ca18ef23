import { findProjectType, type ProjectType, SiteError } from '@portfolio/contract';

/** Every spelling of a page's name that templates use. */
export interface PageNames {
  /** The route's last segment, such as "tapTempo". */
  page: string;
  /** The same in the form of a component's name, such as "TapTempo". */
  Page: string;
  title: string;
  type: ProjectType;
  /** Canonical path, such as `/work/js/tapTempo`. */
  path: string;
}

const PAGE_PATTERN = /^[a-z][A-Za-z0-9]{1,23}$/;
const TITLE_PATTERN = /^[\p{L}\p{N}][\p{L}\p{N} .,:&+–-]{0,59}$/u;
/** Webpack's name for the exposed module itself. */
const RESERVED = new Set(['remote']);

/**
 * Parses the path of a remote's pages.
 *
 * @param mount - `/work/<type>`, such as "/work/js"
 * @throws {SiteError} code `BAD_NAME`
 */
export function parseMount(mount: string): { mount: string; type: ProjectType } {
  const [, segment = ''] = /^\/work\/([A-Za-z0-9_-]+)\/?$/.exec(mount) ?? [];
  const type = findProjectType(segment);
  if (type === undefined)
    throw new SiteError(
      `Failed to mount pages at "${mount}": it is not the path of a type of work. Use "/work/" and a segment of shared/contract/src/projectTypes.ts, such as "/work/js".`,
      'BAD_NAME',
    );
  return { mount: `/work/${segment}`, type };
}

/**
 * Derives all names of a new page.
 *
 * @param page - the route's last segment, in camel case
 * @param mount - the path of the remote's pages, such as "/work/js"
 * @param title - shown to visitors (default the name in words)
 * @throws {SiteError} code `BAD_NAME`
 */
export function toPageNames(page: string, mount: string, title = toTitle(page)): PageNames {
  if (!PAGE_PATTERN.test(page) || RESERVED.has(page))
    throw new SiteError(
      `Failed to name a page "${page}": it becomes a route, a folder and part of the names in the code. Use 2 to 24 letters and digits in camel case, such as "tapTempo", and not "remote".`,
      'BAD_NAME',
    );
  if (!TITLE_PATTERN.test(title))
    throw new SiteError(
      `Failed to title a page "${title}": it is written into code and a drawing. Use up to 60 letters, digits, spaces and . , : & + -. Other characters can be added in src/catalogue.ts afterwards.`,
      'BAD_NAME',
    );
  const parsed = parseMount(mount);
  return {
    page,
    Page: page.charAt(0).toUpperCase() + page.slice(1),
    title,
    type: parsed.type,
    path: `${parsed.mount}/${page}`,
  };
}

/** Turns a camel-case name into words: `tapTempo` becomes "Tap tempo". */
export function toTitle(page: string): string {
  const words = page.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
