import type { Excerpt, Shortcut } from '@portfolio/kit/demo';
import source from './clockRoom.ts?region=excerpt';

export const LEAD = [
  'A clock whose hands never jump back, with the angle between them measured live.',
  'Add clocks for other cities, look hours ahead, and save the set as a file or a link.',
] as const;

export const FACTS = [
  ['Made with', 'SVG and the browser’s own time zones'],
  ['Needs', 'Nothing'],
  ['Keeps', 'Your clocks, in this browser only'],
] as const;

export const SHORTCUTS: readonly Shortcut[] = [
  { gesture: 'Type a city', does: 'Suggests time zones; Enter puts the clock up.' },
  { gesture: 'Arrow keys on the slider', does: 'Look a quarter of an hour ahead or back.' },
  { keys: ['Home'], does: 'On the slider: twelve hours back. End goes twelve hours ahead.' },
  {
    gesture: 'Say the time',
    does: 'Gives the time in words once, for screen readers and for everyone else.',
  },
];

export const EXCERPT: Excerpt = {
  source,
  notes: [
    {
      at: 'shownMs: getShownMs()',
      text: 'Reads the real clock every time. Nothing is counted up, so nothing can be miscounted.',
    },
    {
      at: 'clearTimeout(timer)',
      text: 'A page that becomes visible again ticks at once. Without this line, two chains of ticks would then be running.',
    },
    {
      at: 'getMsToNextSecond',
      text: 'Between 1 and 1,000 ms. The tick falls on the second, and all clocks on the wall share it.',
    },
  ],
};

export function HowItWorks() {
  return (
    <>
      <p>
        A clock that asks for the time every thousand milliseconds drifts: each wait is a little longer than
        asked, and after some minutes it skips a second. This one waits until the next whole second, looks at
        the real clock, and waits again. After a late tick, the next wait is shorter. After the page has been
        hidden, the clock does not count what it missed: it looks once and is right.
      </p>
      <p>
        The angles of the hands keep growing from the start of the day on which the page was opened: after a
        minute the second hand is at 360 degrees, after an hour at 21,600. To the eye that is the same
        position; to a transition it is not. The hour hand moves with every second too, by a
        hundred-and-twentieth of a degree.
      </p>
      <p>
        Time zones come from the browser. Some offsets include half an hour or three quarters of one, and some
        places change their clocks in the opposite season, so nothing here is worked out from a table of whole
        hours. To find out whether a zone has summer time, the page asks for its offset in each month of the
        year.
      </p>
    </>
  );
}
