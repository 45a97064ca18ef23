import { toCardTexts } from '../../layout/cardTexts';
import { HEADLINE } from '../../pages/home/content';
import { SITE } from '../../site';
import type { PageData } from '../../site-map/pageData';

/** The content of a page's share picture, which sites and messengers show next to a link to it. */
export interface SharePicture {
  title: string;
  /** A few words on the frame of the artwork. */
  label: string;
  /** Below the title if there is no artwork. */
  text: string;
}

/** The size in pixels that sites and messengers expect. */
export const SHARE_PICTURE_SIZE = { widthPx: 1200, heightPx: 630 } as const;

/**
 * Increase this when the same texts and artwork result in another picture: its URL contains a hash of its inputs, and
 * browsers cache it for a year. `drawSharePicture.test.ts` detects a change.
 */
export const SHARE_PICTURE_FORMAT = 1;

/** Returns the content of a page's share picture; null for page-not-found, which has none. */
export function toSharePicture(data: PageData): SharePicture | null {
  const { page, title, description, project } = data;
  if (page === 'page-not-found') return null;
  if (project !== undefined) return { ...toCardTexts(project.entry), text: '' };
  return page === 'home'
    ? { title: HEADLINE, label: '', text: SITE.role }
    : { title, label: '', text: description };
}

/** The alternative text of a page's share picture. */
export function toShareAlt({ title, description, project }: PageData): string {
  return project === undefined ? description : `${title}: ${project.entry.img.alt}`;
}
