interface SyntheticModule {
  id: string;
  contractVersion: string;
  catalogue: readonly object[];
}

interface SyntheticPage {
  name: string;
  text: readonly string[];
}

const PARAGRAPHS = 20;
const WORDS_A_PARAGRAPH = 60;
const WORDS =
  'grid margin label frame column baseline measure ratio contrast target pointer scroll field answer order reader path step error colour weight stretch gap anchor panel window sound image table filter'.split(
    ' ',
  );

/** Paragraphs from a small generator: different words for every remote, page and version, but the same in every run. */
export function toPageText(index: number, number: number, version: string): string[] {
  let state = (index + 1) * 7919 + (number + 1) * 104_729 + version.length * 31 + version.charCodeAt(0);
  const next = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return WORDS[(state >> 8) % WORDS.length] ?? '';
  };
  return Array.from(
    { length: PARAGRAPHS },
    () => `${Array.from({ length: WORDS_A_PARAGRAPH }, next).join(' ')}.`,
  );
}

/** The component of a page, as source code: it renders its paragraphs. */
const PAGE_FUNCTION = `function createPage(React, text) {
  return { default: ({ project }) => React.createElement('article', null,
    React.createElement('h1', null, project.title),
    text.map((paragraph, index) => React.createElement('p', { key: index }, paragraph))) };
}`;

/** A page's own script in the browser: it passes its text to the container. */
export function toPageScript(id: string, { name, text }: SyntheticPage): string {
  return `(globalThis.syntheticPages ??= {})[${JSON.stringify(`${id}/${name}`)}] = ${JSON.stringify(text)};`;
}

interface WebEntryOptions {
  container: string;
  module: SyntheticModule;
  /** The file of each page. */
  files: ReadonlyMap<string, string>;
  integrities: ReadonlyMap<string, string>;
  baseUrl: string;
}

/** The container for the browser: each page is a separate, verified file. */
export function toWebEntry({ container, module, files, integrities, baseUrl }: WebEntryOptions): string {
  const table = Object.fromEntries(
    [...files].map(([name, file]) => [name, [baseUrl + file, integrities.get(file) ?? '']]),
  );
  return `var ${container} = (() => {
  let scope;
  const loadReact = async () => (await Object.values(scope.react)[0].get())();
  ${PAGE_FUNCTION}
  const load = (name, [url, integrity]) => new Promise((resolve, reject) => {
    const key = ${JSON.stringify(module.id)} + '/' + name;
    const script = Object.assign(document.createElement('script'), { src: url, integrity, crossOrigin: 'anonymous' });
    script.onload = async () => resolve(createPage(await loadReact(), globalThis.syntheticPages[key]));
    script.onerror = reject;
    document.head.append(script);
  });
  const files = ${JSON.stringify(table)};
  const pages = Object.fromEntries(Object.entries(files).map(([name, file]) => [name, () => load(name, file)]));
  return {
    init(shareScope) { scope = shareScope; },
    get: async () => () => ({ ...${JSON.stringify(module)}, pages }),
  };
})();`;
}

/** The container for the composer: it includes every page. */
export function toNodeEntry(module: SyntheticModule, pages: readonly SyntheticPage[]): string {
  const texts = Object.fromEntries(pages.map(({ name, text }) => [name, text]));
  return `let React;
${PAGE_FUNCTION}
const texts = ${JSON.stringify(texts)};
exports.init = (scope) => { React = Object.values(scope.react)[0].lib(); };
exports.get = async () => () => ({
  ...${JSON.stringify(module)},
  pages: Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, async () => createPage(React, text)])),
});`;
}
