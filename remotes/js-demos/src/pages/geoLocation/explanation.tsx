import type { Excerpt, Shortcut } from '@portfolio/kit/demo';
import source from './bearing.ts?region=excerpt';

export const LEAD = [
  'A compass and a speedometer, driven by your position or by a simulator.',
  'Your route is drawn to scale. On a device that does not move, steer the simulator instead.',
] as const;

export const FACTS = [
  ['Made with', 'Geolocation, device orientation, SVG'],
  ['Needs', 'Nothing; your position if you like, after a click'],
  ['Keeps', 'The way in this tab until you leave'],
] as const;

export const SHORTCUTS: readonly Shortcut[] = [
  { gesture: 'Arrow keys', does: 'Choose a unit, or steer the simulator by its sliders.' },
  { gesture: 'Home, End', does: 'Set a slider of the simulator to its ends.' },
  { gesture: 'Say it in words', does: 'Reads out heading and speed once, when you ask.' },
  { gesture: 'Turn the phone', does: 'Turns the needle, but only once you have switched that on.' },
];

export const EXCERPT: Excerpt = {
  source,
  notes: [
    {
      at: 'turnTowards(fromDeg',
      text: 'The angle the needle is drawn at may be any number, such as 730; the heading lies between 0 and 360.',
    },
    {
      at: '+ 540) % 360',
      text: 'A remainder has the sign of the dividend. Adding one and a half turns keeps it above nought and shifts it by half a turn.',
    },
    {
      at: '- 180',
      text: 'The half turn comes off again: what is left lies between -180 and 180, the shorter arc to either side.',
    },
  ],
};

export function HowItWorks() {
  return (
    <>
      <p>
        A position comes with its doubts. Besides latitude and longitude the browser says how wide the circle
        is in which you are, with a certainty of 95 in 100, and it may or may not know speed and heading. A
        device that stands still has no heading. So each figure here can be a number, a word for standing
        still or a word for not knowing, and none of them is passed off as nought.
      </p>
      <p>
        Speed arrives in metres per second and is turned into the unit you choose. The needle is turned by the
        shorter arc: its angle is counted on beyond 360, so that from 350 to 10 it moves by 20 degrees and not
        back through the whole dial. Steps smaller than half the circle of doubt are left out of the way, or
        an hour on a chair would be a walk.
      </p>
      <p>
        Three things can go wrong and have three codes. A refusal ends the search; a position that cannot be
        found, or not in time, leaves it running, and the notice goes when a fix comes. If you change the
        permission in the browser while the page is open, the page hears of it. The device’s own compass is a
        second source, off until you switch it on, since nobody should have to turn a device to read a page.
      </p>
    </>
  );
}
