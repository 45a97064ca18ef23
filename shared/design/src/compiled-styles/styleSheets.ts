/** Rules of one component, as the build recorded them: lines, each of which can be added on its own. */
export interface Rules {
  css: string;
  /** Components that were defined later have a larger number; their rules come later in the cascade. */
  order: number;
}

/** Where components add their rules while they render: the current document, or the one that is being prerendered. */
export interface StyleTarget {
  add(rules: Rules): void;
  /** Adds the rules of a global style that is being prerendered. */
  addGlobal(rules: Rules): void;
  /** Adds the rules of a global style for as long as it is mounted. */
  mountGlobal(css: string): () => void;
}

const toLines = (css: string) => css.split('\n').filter((line) => line !== '');

/** Collects the rules of a document that is being prerendered. */
export function collectStyles(): StyleTarget & { getCss: () => string } {
  const collected = new Map<string, number>();
  const add = ({ css, order }: Rules) => {
    for (const line of toLines(css)) if (!collected.has(line)) collected.set(line, order);
  };
  return {
    add,
    addGlobal: add,
    mountGlobal: () => () => {},
    getCss: () =>
      [...collected]
        .sort(([, first], [, second]) => first - second)
        .map(([line]) => line)
        .join('\n'),
  };
}

/**
 * Creates the styles of the current document.
 *
 * @param attribute - marks the element with the rules that the document already has
 */
export function createDocumentStyles(attribute: string) {
  /** The lines of rules that the current document has. */
  let known: Set<string> | undefined;
  let sheet: CSSStyleSheet | undefined;
  /** The order of each rule in the sheet. */
  const orders: number[] = [];
  /** The rules that components have added; they do so each time they render. */
  const added = new Set<Rules>();

  function adopt(css = ''): CSSStyleSheet {
    const adopted = new CSSStyleSheet();
    adopted.replaceSync(css);
    document.adoptedStyleSheets.push(adopted);
    return adopted;
  }

  function getKnown(): Set<string> {
    known ??= new Set(document.querySelector(`style[${attribute}]`)?.textContent.split('\n'));
    return known;
  }

  /** Returns the lines that the document lacks, and expects them to be added. */
  function takeMissing(css: string): string[] {
    const lines = getKnown();
    const missing = toLines(css).filter((line) => !lines.has(line));
    for (const line of missing) lines.add(line);
    return missing;
  }

  function add(rules: Rules): void {
    if (added.has(rules)) return;
    added.add(rules);
    const missing = takeMissing(rules.css);
    if (missing.length === 0) return;
    sheet ??= adopt();
    const parsed = new CSSStyleSheet();
    parsed.replaceSync(missing.join(''));
    const later = orders.findIndex((other) => other > rules.order);
    let at = later < 0 ? orders.length : later;
    for (const { cssText } of parsed.cssRules) {
      sheet.insertRule(cssText, at);
      orders.splice(at, 0, rules.order);
      at += 1;
    }
  }

  const target: StyleTarget = {
    add,
    addGlobal: () => {},
    mountGlobal(css) {
      if (toLines(css).every((line) => getKnown().has(line))) return () => {};
      const adopted = adopt(css);
      return () => {
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== adopted);
      };
    },
  };

  return {
    target,
    /** Adds the rules that components have in the document of another page, in the order of that document. */
    addAll(css: string): void {
      const missing = takeMissing(css);
      if (missing.length > 0) adopt(missing.join('\n'));
    },
  };
}
