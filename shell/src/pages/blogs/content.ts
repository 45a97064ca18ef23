export const BLOGS_LEAD =
  'The long version of some projects: what the problem was, what I tried, what I kept, and what I would do differently. There are also three short notes on how this site works.';

/** A write-up short enough to be shown in full on this page. */
export interface Note {
  id: string;
  title: string;
  /** Day of publication, as `2026-11-02`. */
  published: string;
  /** The first paragraph is always visible, and describes the note in the feed; the rest is in a disclosure. */
  paragraphs: readonly [string, ...string[]];
  link: { href: string; text: string };
}

/** Newest first. */
export const NOTES: readonly Note[] = [
  {
    id: 'dead-remote',
    title: 'How a page survives when its remote is down',
    published: '2026-11-22',
    paragraphs: [
      'The pages of this site come from four projects, called remotes, each released on its own. When one of them cannot be reached, its pages should still be worth visiting.',
      'Most of the answer comes before the failure. Every page is rendered to HTML when the site is composed, so its text, pictures and links are in the document before any script is requested. The script that brings the page to life comes from the remote. If it does not arrive, the browser asks again, and after two minutes it takes the last release that worked.',
      'If there is none, the page keeps everything that was already in it. A panel says what failed and offers to try again, without a reload. The header, the navigation and the pages of the other three projects carry on. A demo such as the camera filter cannot work without its script, of course, but even then its page can be read.',
    ],
    link: { href: '/composition', text: 'See which releases this site is composed of' },
  },
  {
    id: 'lit-pad',
    title: 'The drum pad that never goes out',
    published: '2026-11-21',
    paragraphs: [
      'A popular way to build a drum kit lights a pad by adding a class, and removes the class when the pad’s CSS transition ends. It works on the author’s machine. Then somebody visits who has asked for reduced motion, a style sheet switches transitions off, and every pad they hit stays lit.',
      'No error is thrown, because nothing fails: transitionend does not fire for a transition that never runs. The state of the pad was waiting for its appearance.',
      'The fix turns that round. A timer puts the light out, and the style sheet is free to animate the change or not. Since then I have looked for the same mistake wherever a script waits for an animation. The drum kit keeps the broken pad beside the working one, with a switch for animations, so you can see the bug happen.',
    ],
    link: { href: '/work/js/drumKit', text: 'Open the drum kit and its bug museum' },
  },
  {
    id: 'redlines',
    title: 'How the redlines are computed',
    published: '2026-11-20',
    paragraphs: [
      'The red line under a headline on this site is not a decoration with a number typed next to it. The number is the width of the words as your browser has set them, in CSS pixels.',
      'The box of a heading is no help, because it is as wide as its column. So a script puts a DOM Range around the text and asks the range for its rectangle, which ends where the last letter ends. It rounds the width, takes the height from the heading, and writes both to the page: as custom properties that set the length of the lines, and as attributes that the labels print.',
      'A ResizeObserver repeats that whenever the heading changes. It misses one case: a font that arrives late can change the text and leave the box as it was, so the script also listens for the font’s loadingdone event. Until the first measurement, and without JavaScript, there is no line at all. A missing line is better than a wrong one.',
    ],
    link: { href: '/', text: 'Stretch the headline on the home page and watch the numbers' },
  },
];
