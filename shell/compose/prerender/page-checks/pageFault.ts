/** Why a page is refused: what was found, and what to do about it. */
export interface PageFault {
  found: string;
  remedy: string;
}
