import { findFileFaults } from '@portfolio/build/page-styles';
import type { PageFault } from './pageFault';

/** The end of a rule, as styled-components writes it. */
const RULE_END = '/*!sc*/';
/** The names that a component's rules have; a browser finds its rules again by them. */
const NAMES = /^\s*data-styled\.g\d+\[id="[\w-]+"\]\{content:"[\w,-]*"\}\s*$/;
const ELEMENT = /^(<style\b[^<>]*>)([^<]*)<\/style>$/;

const REMEDY = 'Take out what changes styled-components.';
const OTHERS: PageFault = {
  found: "styles without the shell's own, or not as styled-components writes them",
  remedy: REMEDY,
};

/**
 * What is wrong with the styles of a page; null where nothing is. All rules of the frame are there in their order; each
 * of the others is tied to the page.
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
