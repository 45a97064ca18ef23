import type { Box } from './pieces';

/**
 * The classic follower: measures a link when the mouse comes onto it, against the page, and never again. It has no
 * answer to leaving, to the focus, to scrolling within a box or to a page that changes its width.
 */
export function createClassicFollower<Link>(measureOnPage: (link: Link) => Box) {
  let box: Box | null = null;
  return {
    handleMouseEnter(link: Link) {
      box = measureOnPage(link);
    },
    get: () => box,
  };
}
