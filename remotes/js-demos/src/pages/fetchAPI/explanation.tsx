import type { Excerpt, Shortcut } from '@portfolio/kit/demo';
import source from './loadJson.ts?region=excerpt';

export const LEAD = [
  'Search the films of one famous studio as you type.',
  'A public API supplies the data when you ask for it. If the network does not answer, the page uses its own list and says so.',
] as const;

export const FACTS = [
  ['Made with', 'fetch, AbortController, ARIA combobox'],
  ['Needs', 'Nothing; the network after a click'],
  ['Keeps', 'The last answer, in this browser only'],
] as const;

export const SHORTCUTS: readonly Shortcut[] = [
  { keys: ['↓'], does: 'Goes to the next film found; ↑ to the one before. Both go round.' },
  { keys: ['Enter'], does: 'Opens the film that is marked, or the only one found.' },
  { keys: ['Esc'], does: 'Closes the list; a second time, clears the search.' },
  { keys: ['Alt', '↓'], does: 'Opens the list without going into it.' },
  { gesture: 'Tap or click', does: 'Opens a film, from the search or from the list.' },
];

export const EXCERPT: Excerpt = {
  source,
  notes: [
    {
      at: 'attempt.signal',
      text: 'Thrown by the visitor’s stop as well as by the clock of this attempt.',
    },
    {
      at: '!response.ok',
      text: 'fetch is content with any answer. An error page from the server arrives as a success.',
    },
    {
      at: 'await response.json()',
      text: 'Without await the function would be left before the body is read, and with it the time-out.',
    },
    {
      at: 'signal.aborted',
      text: 'Asked before the clock: whoever stopped the request need not read of a time-out.',
    },
  ],
};

export function HowItWorks() {
  return (
    <>
      <p>
        A request can end in more ways than two. It can be answered well, with an error, with nonsense, too
        late or not at all, and the visitor may have lost interest meanwhile. Here each attempt has eight
        seconds, for the answer and its body together. A late, broken or overloaded answer is asked for again
        after half a second and then after a whole one; a refusal or a missing page is not, since it would be
        the same again.
      </p>
      <p>
        Everything that waits hangs on one switch, an abort signal: the request, the reading of its body and
        the pause before the next attempt. Stop, a newer request and leaving the page all throw it. An answer
        that was overtaken is dropped even if it did arrive, so the list never jumps back.
      </p>
      <p>
        What comes from outside is data until it is proved to be films: texts of a sane length, years and
        minutes within reason. It is kept for ten minutes and used without a new request for so long; when the
        network is gone, an older answer still beats none, and the label tells which it is. The search marks
        matches by cutting titles into parts, letter for letter, so no name can turn into markup.
      </p>
    </>
  );
}
