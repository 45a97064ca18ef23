/** Ends each rule in what styled-components writes. */
const RULE_END = '/*!sc*/\n';

/** Stands after the rules of a component: its id, and the class names they are for. */
const MARKER = /^data-styled\.g\d+\[id="([^"]+)"\]\{content:"([^"]*)"\}$/;

interface StyledBlock {
  id: string;
  names: readonly string[];
  rules: readonly string[];
}

/**
 * Writes the styles of a prerendered page shorter than styled-components does: one rule in a line, after those of a
 * component a comment with its id and class names, and nothing of components that are not in the page. Those are of
 * what stands in while something loads: React renders it too. {@link unpackStyles} is the way back.
 *
 * @param styles - style elements as `ServerStyleSheet` writes them
 * @param html - the page they are for
 */
export function packStyles(styles: string, html: string): string {
  return styles.replace(
    /(<style[^>]*>)([^]*?)(<\/style>)/g,
    (_element, start: string, css: string, end: string) => {
      const blocks = selectUsed(toBlocks(css), html);
      return start + blocks.map(toLines).join('\n') + end;
    },
  );
}

function toBlocks(css: string): StyledBlock[] {
  const blocks: StyledBlock[] = [];
  let rules: string[] = [];
  for (const part of css.split(RULE_END)) {
    const [, id, names] = MARKER.exec(part.trim()) ?? [];
    if (id === undefined || names === undefined) {
      rules.push(part.trim().replaceAll('\n', ' '));
      continue;
    }
    blocks.push({ id, names: names.split(',').filter(Boolean), rules });
    rules = [];
  }
  return blocks;
}

function selectUsed(blocks: readonly StyledBlock[], html: string): StyledBlock[] {
  const classes = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' ')),
  );
  const isShown = ({ id, names }: StyledBlock) =>
    id.startsWith('sc-global-') || names.some((name) => classes.has(name));
  const shownRules = blocks.filter(isShown).flatMap(({ rules }) => rules);
  // Keyframes are named by rules, not by the page.
  const isNamed = ({ id, names }: StyledBlock) =>
    id.startsWith('sc-keyframes-') && names.some((name) => shownRules.some((rule) => rule.includes(name)));
  return blocks.filter((block) => isShown(block) || isNamed(block));
}

function toLines({ id, names, rules }: StyledBlock): string {
  return [...rules, `/*${id} ${names.join(',')}*/`].join('\n');
}
