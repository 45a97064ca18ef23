const SPACE = String.raw`[\t\n\f\r ]`;

/** An escaped character; in front of a comment's asterisk, the parser takes an escaped slash as the comment's start. */
const ESCAPE = String.raw`\\(?:[\da-f]{1,6}${SPACE}?|(?!\/\*)[^\n\f\r\u2028\u2029])`;

/** Patterns of text that browsers and the parser read alike, although it may contain brackets or quotes. */
const OPAQUE = [
  String.raw`\/\*[^]*?\*\/`,
  // A line break ends a string, unless it is escaped.
  ...[`"`, `'`].map((quote) => {
    const plain = String.raw`[^${quote}\\\n\f\r]*`;
    return String.raw`${quote}${plain}(?:\\(?:\r\n|[^])${plain})*${quote}`;
  }),
  String.raw`url\(${SPACE}*(?:(?:(?!\/\*)[^\s"'()[\]{}\\])+${SPACE}*)?\)`,
  // The rest of a name from its first escape on; the name of a function may be an escaped "url".
  String.raw`${ESCAPE}(?:[\w-]|[^\0-\x7f\u2028\u2029]|${ESCAPE})*(?<function>\()?`,
];

/** Text outside all of these: the start of a string, comment or address, or a character that confuses the parser. */
const UNSAFE = String.raw`["'\\\u2028\u2029]|\/\*|url\((?!${SPACE}*["'])`;

const TOKEN = new RegExp(`${OPAQUE.join('|')}|(?<bracket>[()[\\]{}])|(?<unsafe>${UNSAFE})`, 'gi');

const CLOSING: ReadonlyMap<string, string> = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
]);

/**
 * Finds the first place from which on PostCSS may read a style sheet in another way than browsers, such as a line break
 * in a string: what is a string for the one can be a rule for the other. Takes time in proportion to the length.
 *
 * @returns the place in the text; undefined if there is none
 */
export function findAmbiguity(css: string): number | undefined {
  const open: (string | undefined)[] = [];
  for (const { index, groups = {} } of css.matchAll(TOKEN)) {
    const { bracket, unsafe, function: name } = groups;
    if (unsafe !== undefined || name !== undefined) return index;
    if (bracket === undefined) continue;
    const closing = CLOSING.get(bracket);
    if (closing !== undefined) open.push(closing);
    else if (open.pop() !== bracket) return index;
  }
  return undefined;
}
