import { findFileFaults } from '@portfolio/build/page-styles';
import type { RenderedPage } from '../../shell-build/shellBuild';
import type { PageFault } from './pageFault';

type PageStyles = Omit<RenderedPage, 'html'>;

const ELEMENT = /^<style data-styled="true" data-styled-version="[\d.]+">([^<]*)<\/style>$/;

const REMEDY = 'Remove the code that changes styled-components.';
const OTHERS: PageFault = {
  found: "styles without the shell's own, or not as styled-components writes them",
  remedy: REMEDY,
};

/**
 * Finds a fault in the styles of a page; null if there is none. Those of the shell must be as it renders them, and every
 * other rule must be scoped to the page.
 */
export function findStyleFault(page: PageStyles, frame: PageStyles): PageFault | null {
  if (page.shellStyles !== frame.shellStyles) return OTHERS;
  const own = page.styles === frame.styles ? '' : ELEMENT.exec(page.styles)?.[1];
  if (own === undefined) return OTHERS;
  // Each element alone and as it is, as browsers read them: a block or a comment cannot begin in one and end in the other.
  const [fault] = [page.compiledStyles, own].flatMap((css) => findFileFaults('page.css', css));
  return fault === undefined
    ? null
    : { found: `the style rule "${fault.where}", which ${fault.problem}`, remedy: fault.remedy };
}
