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
  { keys: ['↓'], does: 'Goes to the next film found, ↑ to the previous one. Both wrap round.' },
  { keys: ['Enter'], does: 'Opens the highlighted film, or the only one found.' },
  { keys: ['Esc'], does: 'Closes the list; a second time, clears the search.' },
  { keys: ['Alt', '↓'], does: 'Opens the list without going into it.' },
  { gesture: 'Tap or click', does: 'Opens a film, from the search or from the list.' },
];

export const EXCERPT: Excerpt = {
  source,
  notes: [
    {
      at: 'attempt.signal',
      text: 'Triggered by the visitor’s Stop as well as by this attempt’s time-out.',
    },
    {
      at: '!response.ok',
      text: 'fetch accepts any answer. An error page from the server arrives as a success.',
    },
    {
      at: 'await response.json()',
      text: 'Without await, the function would end before the body is read, and the time-out with it.',
    },
    {
      at: 'signal.aborted',
      text: 'Checked before the time-out: if you stopped the request, you should not read that it timed out.',
    },
  ],
};

export function HowItWorks() {
  return (
    <>
      <p>
        A request can end in more than two ways. The answer may be good, an error or nonsense, it may come
        late or never, and the visitor may have lost interest by then. Here each attempt has eight seconds for
        the answer and its body together. If the answer is late or broken, or the server is overloaded, the
        page asks again after half a second and then after a whole one. After a refusal or a missing page it
        does not, since the answer would be the same.
      </p>
      <p>
        Everything that waits hangs on one switch, an abort signal: the request, the reading of its body and
        the pause before the next attempt. Stop, a newer request and leaving the page all throw it. An answer
        that has been overtaken is dropped even if it does arrive, so the list never jumps back.
      </p>
      <p>
        Anything from outside is just data until it has been checked: texts of a sensible length, years and
        minutes within reason. The last answer is kept in this browser and shown, with its date, until you ask
        again or delete it. When the network is gone, an older answer is better than none, and the label says
        which it is. The search marks matches by cutting titles into pieces, letter by letter, so no name can
        turn into markup.
      </p>
    </>
  );
}
