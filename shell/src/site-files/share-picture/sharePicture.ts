import { toCardTexts } from '../../layout/cardTexts';
import { HEADLINE } from '../../pages/home/content';
import { SITE } from '../../site';
import type { PageData } from '../../site-map/pageData';

/** What the picture of a page shows that sites and messengers put beside a link to it. */
export interface SharePicture {
  title: string;
  /** A few words on the frame of an artwork. */
  label: string;
  /** Below the title, where there is no artwork. */
  text: string;
}

/** Its size in pixels, as sites and messengers ask for it. */
export const SHARE_PICTURE_SIZE = { widthPx: 1200, heightPx: 630 } as const;

/**
 * Raised when the same texts and artwork give another picture: its address is a hash of what goes into it, and browsers
 * keep it for a year. `drawSharePicture.test.ts` notices a change.
 */
export const SHARE_PICTURE_FORMAT = 1;

/** Says what the picture of a page shows; null for page-not-found, which nobody shares. */
export function toSharePicture(data: PageData): SharePicture | null {
  const { page, title, description, project } = data;
  if (page === 'page-not-found') return null;
  if (project !== undefined) return { ...toCardTexts(project.entry), text: '' };
  return page === 'home'
    ? { title: HEADLINE, label: '', text: SITE.role }
    : { title, label: '', text: description };
}

/** Describes the picture of a page to those who cannot see it. */
export function toShareAlt({ title, description, project }: PageData): string {
  return project === undefined ? description : `${title}: ${project.entry.img.alt}`;
}
