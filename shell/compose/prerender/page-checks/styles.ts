import { findFileFaults } from '@portfolio/build/page-styles';
import type { PageFault } from './pageFault';

/** The end of a rule, as styled-components writes it. */
const RULE_END = '/*!sc*/';
/** The marker with the names of a component's rules, by which the browser finds them when it hydrates. */
const NAMES = /^\s*data-styled\.g\d+\[id="[\w-]+"\]\{content:"[\w,-]*"\}\s*$/;
const ELEMENT = /^(<style\b[^<>]*>)([^<]*)<\/style>$/;

const REMEDY = 'Take out what changes styled-components.';
const OTHERS: PageFault = {
  found: "styles without the shell's own, or not as styled-components writes them",
  remedy: REMEDY,
};

/**
 * Finds a fault in the styles of a page; null if there is none. All rules of the frame must be there in their order,
 * and every other rule must be scoped to the page.
 */
export function findStyleFault(styles: string, frameStyles: string): PageFault | null {
  if (styles === frameStyles) return null;
  const [, opening, rules = ''] = ELEMENT.exec(styles) ?? [];
  const [, frameOpening, frameRules = ''] = ELEMENT.exec(frameStyles) ?? [];
  if (opening === undefined || (frameOpening !== undefined && opening !== frameOpening)) return OTHERS;
  const rest = toRules(frameRules).filter((rule) => !NAMES.test(rule));
  const own: string[] = [];
  let next = 0;
  for (const rule of toRules(rules)) {
    if (rule === rest[next]) next += 1;
    else if (!NAMES.test(rule)) own.push(rule);
  }
  if (next < rest.length) return OTHERS;
  const [fault] = findFileFaults('page.css', own.join('\n'));
  return fault === undefined
    ? null
    : { found: `the style rule "${fault.where}", which ${fault.problem}`, remedy: fault.remedy };
}

function toRules(css: string): string[] {
  return css.split(RULE_END).filter((rule) => rule.trim() !== '');
}
