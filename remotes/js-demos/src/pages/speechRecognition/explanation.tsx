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
  { gesture: '“new paragraph”', does: 'Begins one; “new line” only breaks the line.' },
  { gesture: '“scratch that”', does: 'Takes the last sentence away.' },
  { gesture: '“stop listening”', does: 'Stops. So does the button, which takes Space and Enter.' },
  { keys: ['Enter'], does: 'Says the typed phrase.' },
];

export const EXCERPT: Excerpt = {
  source,
  notes: [
    {
      at: 'restarts >= MAX_RESTARTS',
      text: 'Five silent sessions in a row. Each heard phrase sets the count back, so long dictations go on.',
    },
    {
      at: 'trouble: QUIET',
      text: 'Giving up is a state with a text and a button, not a page that went dead.',
    },
    {
      at: "interim: ''",
      text: 'A guess that was never final is dropped. Keeping it would write a word that nobody confirmed.',
    },
    {
      at: '2 ** restarts',
      text: 'Each wait is twice the last: a service in trouble is not helped by more calls.',
    },
  ],
};

export function HowItWorks() {
  return (
    <>
      <p>
        A recogniser sends guesses. While you speak it sends the same sentence again and again, a little
        longer and often corrected; when it is sure it marks the result as final. Only final results are
        written. The guesses are shown, but they are no live region: a screen reader would read each
        correction over your own voice. Final phrases go to the status line, which is read when you pause.
      </p>
      <p>
        Recognisers also stop. They stop after a silence, after a minute, and when the network stumbles, and a
        page that wants to go on has to start them again. It must not do so without end. An error such as a
        refused microphone will be the same next time and ends the listening; a mere end is taken up again
        after a quarter of a second, then half, then one. After five in a row with nothing heard, the page
        stops and says so.
      </p>
      <p>
        Between the ear and the paper stands one function. It decides whether a phrase is a command, replaces
        whole words and turns spoken marks into signs. Typed phrases take the same way, so that nobody needs a
        voice, and its tests need no microphone. Words that you want replaced are escaped before they become
        part of a pattern, so a bracket is only a bracket.
      </p>
    </>
  );
}
