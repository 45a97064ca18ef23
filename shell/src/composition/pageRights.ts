import { type PermissionName, RIGHTS_ATTRIBUTE } from '@portfolio/contract';

/** What one page may do beyond this site's own files: its headers allow this, unlike those of other pages. */
export interface PageRights {
  path: string;
  /** Other origins to which it may connect. */
  connectOrigins: readonly string[];
  /** Permissions for which it may ask the visitor. */
  permissions: readonly PermissionName[];
}

/** Rights as text: equal for pages with the same rights, empty for pages without any. */
export function toRightsText({ connectOrigins, permissions }: Omit<PageRights, 'path'>): string {
  return [...permissions, ...connectOrigins].join(' ');
}

/** The rights of a document: of the current one, or of a fetched one. */
export function getRightsText({ documentElement }: Document = document): string {
  return documentElement.getAttribute(RIGHTS_ATTRIBUTE) ?? '';
}
