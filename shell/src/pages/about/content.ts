import type { PageFact } from '../../layout/PageFacts';

export const ABOUT_LEAD =
  'I am a designer who codes, or a developer who draws, depending on which half of the week you meet me. I like problems where both halves are needed.';

export const ABOUT_FACTS: readonly PageFact[] = [
  { term: 'Who', text: 'UX/UI designer and front-end developer' },
  { term: 'What', text: 'From the first drawing to the released page' },
  { term: 'Proof', text: 'See', link: { href: '/work', text: 'the work' } },
  { term: 'Reach me', text: 'By email:', link: { href: '/contact', text: 'contact' } },
];

export const STORY: readonly string[] = [
  'I came to interfaces through drawing. What kept me was the moment when a person who had been fighting a screen stops noticing it. That moment is hard to draw and easy to break: a label that means something else to the reader, a button that arrives half a second late, an error that says what happened but not what to do.',
  'So I stopped handing drawings over and started building them. The redlines on this site are the notes I used to write for developers: this wide, this far apart, this much contrast. Now I write them for myself, and I check them in the browser instead of in a meeting.',
  'I work best in a small team with one shared list, short drafts and honest reviews. I would rather show a rough thing on Tuesday than a polished one too late to change.',
];

export const CERTIFICATES_LEAD = 'Newest first. None of them expires.';
