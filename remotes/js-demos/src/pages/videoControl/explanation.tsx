import type { Excerpt, Shortcut } from '@portfolio/kit/demo';
import source from './speed.ts?region=excerpt';

export const LEAD = [
  'A video with a measured speed bar: drag it, press it, or set it with the keys.',
  'As in the classic demo, hovering can set the speed too. Rewrite the captions while the video plays, and save them as a file or a link.',
] as const;

export const FACTS = [
  ['Made with', 'HTML video, WebVTT, ARIA slider'],
  ['Needs', 'Nothing; it never starts by itself'],
  ['Keeps', 'Speed and switches, in this browser only'],
] as const;

export const SHORTCUTS: readonly Shortcut[] = [
  { keys: ['↑'], does: 'A little faster, while the bar has the focus; ↓, a little slower.' },
  { keys: ['Page Up'], does: 'Faster by a quarter; Page Down, slower by a quarter.' },
  { gesture: 'Home, End', does: 'Slowest and fastest.' },
  {
    gesture: 'Drag or tap the bar',
    does: 'Sets the speed at that point, or the nearest mark’s if one is close.',
  },
  { gesture: 'Press a line', does: 'Goes to that moment in the video.' },
];

export const EXCERPT: Excerpt = {
  source,
  notes: [
    {
      at: 'Math.log2(rate / MIN_RATE)',
      text: 'How many times the slowest speed has been doubled: four doublings lead from a quarter to four.',
    },
    {
      at: 'Math.max(0, share)',
      text: 'A finger dragged beyond the bar stays at its end.',
    },
    {
      at: '< PULL',
      text: 'A little over one per cent, a few pixels: you can hit normal speed by hand, and leave it again.',
    },
  ],
};

export function HowItWorks() {
  return (
    <>
      <p>
        A video element has a playback rate, and the browser does the rest: frames are skipped or held, and
        the sound is cut into slices and laid closer together or further apart, so that its pitch stays.
        Switch that off and the tune goes up with the speed, as on a tape. Browsers accept rates from 0.0625
        to 16 and throw an error beyond; this bar runs from a quarter to four times, where there is still
        sound to hear.
      </p>
      <p>
        The bar counts in doublings. From half speed to normal is as far as from normal to double, because
        that is how far apart they feel; on an even scale all slow speeds would crowd into a corner. It is a
        slider to screen readers, which say “1.5 times”, and it listens to keys only while it has the focus.
        The browser’s own menu can change the rate too, so the bar follows the video and not the other way
        round.
      </p>
      <p>
        A script in this project makes the video: for any moment, the scene is a list of rectangles and discs,
        and the tune is a few lines of sine waves. That is why the page can draw the same clip itself when the
        video does not arrive. Captions come from a WebVTT file; once you edit them, the page writes a new
        file in memory and gives it to the video instead.
      </p>
    </>
  );
}
