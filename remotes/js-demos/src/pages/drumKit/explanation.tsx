import type { Excerpt, Shortcut } from '@portfolio/kit/demo';
import source from './loopScheduler.ts?region=excerpt';

export const LEAD = [
  'Nine pads on the keys from A to L, with every sound synthesised in your browser.',
  'Record a loop layer by layer, edit it step by step, and save it as a file, a link or a sound.',
] as const;

export const FACTS = [
  ['Made with', 'Web Audio, no sound files'],
  ['Needs', 'Nothing; sound starts with your first stroke'],
  ['Keeps', 'Keys, volume and loops, in this browser only'],
] as const;

export const SHORTCUTS: readonly Shortcut[] = [
  {
    gesture: 'A S D F G H J K L',
    does: 'Strikes a pad. Change the letters, or switch them off, under Keys.',
  },
  { gesture: 'Press or tap a pad', does: 'Strikes it the moment it is pressed.' },
  { keys: ['Space'], does: 'Strikes the pad that has the focus; so does Enter.' },
  { gesture: 'Arrow keys', does: 'Move between the steps of the loop; Home and End go to its ends.' },
  { keys: ['Ctrl', 'Home'], does: 'Goes to the first step of the first pad; Ctrl and End to the last.' },
];

export const EXCERPT: Excerpt = {
  source,
  notes: [
    {
      at: 'nowS()',
      text: 'The audio clock, not the date: it runs with the sound card and is never set back.',
    },
    {
      at: 'Math.max(doneTick',
      text: 'Where the last look ended. A laptop that wakes from sleep does not play a heap of missed strokes.',
    },
    {
      at: 'now + LOOK_AHEAD_S',
      text: 'The timer may be late by up to this much without making a single stroke late.',
    },
    {
      at: 'doneTick = toTick',
      text: 'Half-open intervals that meet: each stroke is in exactly one of them, so none is lost or doubled.',
    },
  ],
};

export function HowItWorks() {
  return (
    <>
      <p>
        A sound is a small recipe: tones that slide and die away, and noise through a filter. The kick is a
        sine that falls from 165 to 47 hertz; the clap is three bursts of noise, eleven and twelve thousandths
        of a second apart. Web Audio builds each stroke from such parts and discards them when the sound has
        died away.
      </p>
      <p>
        Rhythm needs a better clock than a timer. A timer in a page is late whenever the page is busy, and the
        ear can hear a few milliseconds. So the timer here only asks, forty times a second, which strokes fall
        within the next 150 milliseconds, and hands them to the audio clock with an exact time. All times are
        counted from one starting point, so errors cannot add up. When the tempo changes, the last stroke
        handed over becomes the new starting point.
      </p>
      <p>
        The lights follow the sound, not the other way round. Each pad is a real button, so keyboards,
        switches and screen readers can play it, and when it lights up its frame and letter change as well as
        its colour.
      </p>
    </>
  );
}
