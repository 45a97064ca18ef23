/** These at-rules contain descriptors, which are not properties of elements. */
const DESCRIPTORS = /^@(?:font-face|property|page|counter-style|font-palette-values|view-transition)/;

/** A comment, a quoted string, an escaped character, or any other character. */
const TOKEN = /\/\*[^]*?\*\/|"(?:\\[^]|[^"\\])*"|'(?:\\[^]|[^'\\])*'|\\[^]|[^]/g;

/** A declaration as written in a style sheet. */
export interface Declaration {
  name: string;
  value: string;
}

/** Lists the declarations of a style sheet as they are written, whether a browser knows them or not. */
export function listDeclarations(css: string): Declaration[] {
  const declarations: Declaration[] = [];
  const blocks: string[] = [];
  let [text, depth] = ['', 0];
  const take = () => {
    const [, name = '', value = ''] = /^\s*([\w-]+)\s*:([^]*)$/.exec(text) ?? [];
    const isDeclared = name !== '' && !DESCRIPTORS.test(blocks.at(-1) ?? '');
    if (isDeclared) declarations.push({ name, value: value.replace(/!\s*important\s*$/, '').trim() });
    text = '';
  };
  for (const [token] of css.matchAll(TOKEN)) {
    if (token.startsWith('/*')) continue;
    if (token === '(' || token === '[') depth += 1;
    if (token === ')' || token === ']') depth -= 1;
    if (depth > 0 || !['{', '}', ';'].includes(token)) text += token;
    else if (token === '{') {
      blocks.push(text.trim());
      text = '';
    } else {
      take();
      if (token === '}') blocks.pop();
    }
  }
  return declarations;
}
