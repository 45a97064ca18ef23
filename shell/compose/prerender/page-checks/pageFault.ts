import { SiteError } from '@portfolio/contract';
import { toPlainText } from '@portfolio/contract/validate';

/** Why a page is refused: what was found, and what to do about it. */
export interface PageFault {
  found: string;
  remedy: string;
}

export function toPageError({ found, remedy }: PageFault): SiteError {
  return new SiteError(`it returns ${toPlainText(found)}. ${remedy}`, 'BAD_PAGE');
}
