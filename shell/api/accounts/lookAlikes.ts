/*
 * Names that look like other names. The table contains characters of Cyrillic, Greek and Latin that Unicode's security
 * data lists as confusable with a lower-case Latin letter or digit.
 * See https://www.unicode.org/Public/security/latest/confusables.txt
 */
const LATIN_LOOK_ALIKES: Readonly<Record<string, string>> = {
  // Cyrillic
  ...{
    а: 'a',
    в: 'b',
    с: 'c',
    ԁ: 'd',
    е: 'e',
    ё: 'e',
    һ: 'h',
    н: 'h',
    і: 'i',
    ї: 'i',
    ј: 'j',
    к: 'k',
    ӏ: 'l',
  },
  ...{
    м: 'm',
    о: 'o',
    р: 'p',
    ԛ: 'q',
    г: 'r',
    ѕ: 's',
    т: 't',
    ѵ: 'v',
    ԝ: 'w',
    х: 'x',
    у: 'y',
    ү: 'y',
    з: '3',
  },
  // Greek
  ...{
    α: 'a',
    β: 'b',
    γ: 'y',
    ε: 'e',
    η: 'n',
    ι: 'i',
    κ: 'k',
    μ: 'm',
    ν: 'v',
    ο: 'o',
    ρ: 'p',
    σ: 'o',
    ς: 'o',
    τ: 't',
  },
  ...{ υ: 'u', χ: 'x', ω: 'w', ζ: 'z' },
  // Latin letters without their dot or with a bar that fonts hide
  ...{ ı: 'i', ɩ: 'i', ɡ: 'g', ɑ: 'a', ƅ: 'b', ʋ: 'v', ᴏ: 'o', ꜱ: 's' },
};

/** Characters that are drawn as nothing or as a gap, or that change the order of the text around them. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{C}\p{Z}\u2800]/u;
const ALL_INVISIBLE = new RegExp(INVISIBLE, 'gu');

/** Characters that change the direction of text. */
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/u;

/** Scripts that are used together. Characters without a script, such as digits, go with any of them. */
const SCRIPT_SETS: readonly RegExp[] = [
  /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u,
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Common}\p{Script=Inherited}]*$/u,
  /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Common}\p{Script=Inherited}]*$/u,
  /^[\p{Script=Han}\p{Script=Bopomofo}\p{Script=Common}\p{Script=Inherited}]*$/u,
];
const COMMON = /^[\p{Script=Common}\p{Script=Inherited}]$/u;
const SCRIPTS = [
  ...['Arabic', 'Armenian', 'Bengali', 'Cyrillic', 'Devanagari', 'Ethiopic', 'Georgian', 'Greek', 'Gujarati'],
  ...[
    'Gurmukhi',
    'Hebrew',
    'Kannada',
    'Khmer',
    'Lao',
    'Malayalam',
    'Mongolian',
    'Myanmar',
    'Oriya',
    'Sinhala',
  ],
  ...['Tamil', 'Telugu', 'Thaana', 'Thai', 'Tibetan'],
].map((name) => new RegExp(`^\\p{Script=${name}}$`, 'u'));

/** True if a name contains an invisible character. */
export function hasInvisible(text: string): boolean {
  return INVISIBLE.test(text);
}

/** True if a text has visible characters and reads in the order in which it is stored. */
export function isReadable(text: string): boolean {
  return !DIRECTION.test(text) && text.replace(ALL_INVISIBLE, '') !== '';
}

/** True if letters are from scripts that never share a word, such as Latin and Cyrillic. */
export function mixesScripts(text: string): boolean {
  if (SCRIPT_SETS.some((set) => set.test(text))) return false;
  const letters = [...text].filter((letter) => !COMMON.test(letter));
  return !SCRIPTS.some((script) => letters.every((letter) => script.test(letter)));
}

/** The Latin spelling that a name looks like, in lower case. */
export function toSkeleton(text: string): string {
  return [...text.normalize('NFKC').toLowerCase()]
    .map((letter) => LATIN_LOOK_ALIKES[letter] ?? letter)
    .join('');
}
