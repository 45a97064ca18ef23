import { type PermissionName, RIGHTS_ATTRIBUTE } from '@portfolio/contract';

/** What one page may do beyond this site's own files: its headers allow this, unlike those of other pages. */
export interface PageRights {
  path: string;
  /** Other origins to which it may connect. */
  connectOrigins: readonly string[];
  /** Permissions for which it may ask the visitor. */
  permissions: readonly PermissionName[];
}

/**
 * The rights text of page-not-found if any page has rights: static hosts serve it, for any path, with the rights of all
 * pages, so leaving it loads a document. It needs none itself, and is shown in any document.
 */
export const NOT_FOUND_RIGHTS = 'page-not-found';

/** Rights as text: equal for pages with the same rights, empty for pages without any. */
export function toRightsText({ connectOrigins, permissions }: Omit<PageRights, 'path'>): string {
  return [...permissions, ...connectOrigins].join(' ');
}

/** The rights of a document: of the current one, or of a fetched one. */
export function getRightsText({ documentElement }: Document = document): string {
  return documentElement.getAttribute(RIGHTS_ATTRIBUTE) ?? '';
}
