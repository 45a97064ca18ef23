import type { Excerpt, Shortcut } from '@portfolio/kit/demo';
import source from './bearing.ts?region=excerpt';

export const LEAD = [
  'A compass and a speedometer, driven by your position or by a simulator.',
  'Your route is drawn to scale. On a device that does not move, steer the simulator instead.',
] as const;

export const FACTS = [
  ['Made with', 'Geolocation, device orientation, SVG'],
  ['Needs', 'Nothing; your position if you like, after a click'],
  ['Keeps', 'Your route, in this tab until you leave'],
] as const;

export const SHORTCUTS: readonly Shortcut[] = [
  { gesture: 'Arrow keys', does: 'Choose a unit, or steer the simulator with its sliders.' },
  { gesture: 'Home, End', does: 'Set a slider of the simulator to its lowest or highest value.' },
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
      text: 'A remainder has the sign of the dividend. Adding one and a half turns keeps it above zero and shifts it by half a turn.',
    },
    {
      at: '- 180',
      text: 'The half turn comes off again: the result lies between -180 and 180, the shorter arc to either side.',
    },
  ],
};

export function HowItWorks() {
  return (
    <>
      <p>
        A position is never exact. Besides latitude and longitude, the browser gives the size of the circle in
        which you are with 95 per cent certainty, and it may or may not know your speed and heading. A device
        that stands still has no heading. So each figure here can be a number, words for standing still or
        words for not knowing, and not knowing is never shown as zero.
      </p>
      <p>
        Speed arrives in metres per second and is converted to the unit you choose. The needle turns along the
        shorter arc: its angle goes on beyond 360, so that from 350 to 10 it moves by 20 degrees and not back
        through the whole dial. Steps within the uncertainty are left out of the route, or an hour in a chair
        would look like a walk.
      </p>
      <p>
        Three things can go wrong, and each has a code. A refusal ends the search; if a position cannot be
        found, or not in time, the search goes on, and the notice disappears once there is a fix. It also ends
        when the page is hidden in the background, like the camera and the microphone of the other demos. If
        you change the permission in the browser while the page is open, the page notices. The device’s own
        compass is a second source, off until you switch it on, since nobody should have to turn a device to
        read a page.
      </p>
    </>
  );
}
