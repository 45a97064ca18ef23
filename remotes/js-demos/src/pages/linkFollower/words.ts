/** A part of a sentence: plain, or a link to a word of the glossary. */
export type Phrase = string | { term: string; text: string };

export interface WordSection {
  id: string;
  title: string;
  phrases: readonly Phrase[];
}

const to = (term: string, text: string): Phrase => ({ term, text });

export const SECTIONS: readonly WordSection[] = [
  {
    id: 'letters',
    title: 'Letters',
    phrases: [
      'Every line of type stands on a ',
      to('baseline', 'baseline'),
      '. How tall its small letters are, the ',
      to('x-height', 'x-height'),
      ', decides how large a typeface looks, more than its size in points does. Above them rise the ',
      to('ascender', 'ascenders'),
      ' of b, d and k; under the line hang the ',
      to('descender', 'descenders'),
      ' of g, p and y. Two letters that fit badly, such as A and V, are moved together by ',
      to('kerning', 'kerning'),
      ', and a few pairs are drawn ',
      to('ligature', 'as one sign instead of two'),
      '.',
    ],
  },
  {
    id: 'lines',
    title: 'Lines',
    phrases: [
      'The length of a line is its ',
      to('measure', 'measure'),
      '. When it is too long, the eye cannot find the beginning of the next line; when it is too short, the eye jumps too often. The distance between two lines is the ',
      to('leading', 'leading'),
      ', and longer lines need more of it. Text with a straight left edge has a ',
      to('rag', 'rag on the other side, which should look like nothing in particular'),
      '. Text with two straight edges pays for it with ',
      to('river', 'rivers'),
      ', and any text can end in a ',
      to('widow', 'widow'),
      '.',
    ],
  },
  {
    id: 'pages',
    title: 'Pages',
    phrases: [
      'Columns stand on a ',
      to('grid', 'grid'),
      ' and are kept apart by a ',
      to('gutter', 'gutter'),
      '. Around them lies the ',
      to('margin', 'margin'),
      ', where thumbs and notes go. In the end, a page is held together by ',
      to('white-space', 'the empty space around and between the things that have been put there'),
      ': things close to one another belong together, and distance says that something new begins.',
    ],
  },
];

export interface Word {
  id: string;
  name: string;
  means: string;
}

export const GLOSSARY: readonly Word[] = [
  { id: 'ascender', name: 'Ascender', means: 'The part of a small letter that rises above the x-height.' },
  {
    id: 'baseline',
    name: 'Baseline',
    means: 'The line that letters stand on. Round ones sink a hair below it.',
  },
  { id: 'descender', name: 'Descender', means: 'The part of a letter that hangs below the baseline.' },
  {
    id: 'grid',
    name: 'Grid',
    means: 'Lines agreed on before anything is placed, so that positions need no argument.',
  },
  { id: 'gutter', name: 'Gutter', means: 'The empty strip between two columns.' },
  {
    id: 'kerning',
    name: 'Kerning',
    means: 'Space added to or taken from one particular pair of letters.',
  },
  {
    id: 'leading',
    name: 'Leading',
    means: 'The distance from baseline to baseline, once made with strips of lead.',
  },
  { id: 'ligature', name: 'Ligature', means: 'Two or three letters drawn as one sign, such as fi.' },
  { id: 'margin', name: 'Margin', means: 'The edge of a page, which text stays out of.' },
  { id: 'measure', name: 'Measure', means: 'The length of a line, best counted in characters.' },
  { id: 'rag', name: 'Rag', means: 'The uneven edge of lines that are aligned on the other side.' },
  {
    id: 'river',
    name: 'River',
    means: 'Gaps between words that meet over several lines and run down the page.',
  },
  { id: 'white-space', name: 'White space', means: 'Everything that is left empty on purpose.' },
  { id: 'widow', name: 'Widow', means: 'The last line of a paragraph, alone at the top of a column.' },
  { id: 'x-height', name: 'X-height', means: 'The height of a small x, and of most small letters.' },
];

/** The sections of the demo, as its navigation lists them. */
export const PLACES = [
  ...SECTIONS.map(({ id, title }) => ({ id, title })),
  { id: 'glossary', title: 'Glossary' },
];

/* Prefixed, because other parts of the page have ids too. */
export const toPlaceId = (id: string) => `words-${id}`;
export const toTermId = (id: string) => `term-${id}`;

/** Finds the section of the demo that a hash points to: a section, or the glossary for one of its words. */
export function findPlace(hash: string): string | undefined {
  const id = hash.slice(1);
  if (GLOSSARY.some((word) => toTermId(word.id) === id)) return 'glossary';
  return PLACES.find((place) => toPlaceId(place.id) === id)?.id;
}

/** The sections whose text links to a word, for the links back. */
export function findUses(term: string): readonly WordSection[] {
  return SECTIONS.filter(({ phrases }) =>
    phrases.some((phrase) => typeof phrase !== 'string' && phrase.term === term),
  );
}
