import type { Box } from './pieces';

/**
 * The classic follower: measures a link when the mouse enters it, relative to the page, and never again. It ignores
 * leaving, focus, scrolling within a box and changes of the page's width.
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
