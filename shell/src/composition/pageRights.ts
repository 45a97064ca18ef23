import type { PermissionName } from '@portfolio/contract';

/** What one page may do beyond this site's own files: its headers allow this, and no other page's do. */
export interface PageRights {
  path: string;
  /** Other origins that it may call. */
  connectOrigins: readonly string[];
  /** What it may ask the visitor for. */
  permissions: readonly PermissionName[];
}

/** On `<html>`: what the headers allow this page. A document keeps these rights as long as it is open. */
export const RIGHTS_ATTRIBUTE = 'data-rights';

/** Rights as text: equal for pages that may do the same, empty for those that may do nothing special. */
export function toRightsText({ connectOrigins, permissions }: Omit<PageRights, 'path'>): string {
  return [...permissions, ...connectOrigins].join(' ');
}

/** What the headers of a document allow: of this one, or of one that was fetched. */
export function getRightsText({ documentElement }: Document = document): string {
  return documentElement.getAttribute(RIGHTS_ATTRIBUTE) ?? '';
}
