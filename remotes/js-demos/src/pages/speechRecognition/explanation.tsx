import type { Excerpt, Shortcut } from '@portfolio/kit/demo';
import source from './dictation.ts?region=excerpt';

export const LEAD = [
  'Speak, and your words are written down, punctuation included.',
  'Add your own replacements and use commands such as “scratch that”. Without a microphone, type the same phrases or watch a scripted example.',
] as const;

export const FACTS = [
  ['Made with', 'Web Speech API'],
  ['Needs', 'Nothing; a microphone if you like, after a click'],
  ['Keeps', 'Language and replacements, in this browser; no text'],
] as const;

export const SHORTCUTS: readonly Shortcut[] = [
  { gesture: '“full stop”, “comma”', does: 'Write the mark instead of the word.' },
  { gesture: '“new paragraph”', does: 'Starts a new paragraph; “new line” only breaks the line.' },
  { gesture: '“scratch that”', does: 'Removes the last sentence.' },
  { gesture: '“stop listening”', does: 'Stops listening. So does the button, by Space or Enter.' },
  { keys: ['Enter'], does: 'Enters the typed phrase.' },
];

export const EXCERPT: Excerpt = {
  source,
  notes: [
    {
      at: 'restarts >= MAX_RESTARTS',
      text: 'Five silent sessions in a row. Each phrase heard resets the count, so long dictations go on.',
    },
    {
      at: 'trouble: QUIET',
      text: 'Giving up is a state with a message and a button, not a page that has gone dead.',
    },
    {
      at: "interim: ''",
      text: 'A guess that was never final is dropped. Keeping it would write a word that nobody confirmed.',
    },
    {
      at: '2 ** restarts',
      text: 'Each wait is twice as long as the last: more calls do not help a service in trouble.',
    },
  ],
};

export function HowItWorks() {
  return (
    <>
      <p>
        A recogniser sends guesses. While you speak it sends the same sentence again and again, a little
        longer and often corrected; when it is sure it marks the result as final. Only final results are
        written. The guesses are shown but not announced: a screen reader would read each correction over your
        own voice. Final phrases go to the status line, which is read when you pause.
      </p>
      <p>
        Recognisers also stop: after a silence, after a minute, and when the network falters. A page that
        wants to go on has to start them again, but not for ever. An error such as a refused microphone would
        be the same next time, so it ends the listening; after a normal end the page starts again after a
        quarter of a second, then half, then one. After five in a row with nothing heard, it stops and says
        so, as it does when the page is hidden in the background.
      </p>
      <p>
        One function stands between the ear and the paper. It decides whether a phrase is a command, replaces
        whole words and turns spoken punctuation into marks. Typed phrases take the same route, so nobody
        needs a voice, and the tests need no microphone. Words that you want replaced are escaped before they
        become part of a pattern, so a bracket is only a bracket.
      </p>
    </>
  );
}
