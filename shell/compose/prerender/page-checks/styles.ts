import { findFileFaults } from '@portfolio/build/page-styles';
import type { RenderedPage } from '../../shell-build/shellBuild';
import type { PageFault } from './pageFault';

type PageStyles = Omit<RenderedPage, 'html'>;

/** The end of a rule, as styled-components writes it. */
const RULE_END = '/*!sc*/';
/** The marker with the names of a component's rules, by which the browser finds them when it hydrates. */
const NAMES = /^\s*data-styled\.g\d+\[id="[\w-]+"\]\{content:"[\w,-]*"\}\s*$/;
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
  const own = page.styles === frame.styles ? [] : listRules(page.styles);
  if (own === undefined) return OTHERS;
  // Each element alone, as browsers read them: a block cannot begin in one and end in the other.
  const [fault] = [page.compiledStyles, own.join('\n')].flatMap((css) => findFileFaults('page.css', css));
  return fault === undefined
    ? null
    : { found: `the style rule "${fault.where}", which ${fault.problem}`, remedy: fault.remedy };
}

/** Lists the rules in the element of styled-components; undefined if it is not as styled-components writes it. */
function listRules(element: string): string[] | undefined {
  const [, rules] = ELEMENT.exec(element) ?? [];
  return rules?.split(RULE_END).filter((rule) => rule.trim() !== '' && !NAMES.test(rule));
}
