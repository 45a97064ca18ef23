import type { Excerpt, Shortcut } from '@portfolio/kit/demo';
import source from './camera.ts?region=excerpt';

export const LEAD = [
  'Take photos with your camera, or of a drawn scene, with every pixel changed live.',
  'Nothing is uploaded: pictures are processed and kept in this tab.',
] as const;

export const FACTS = [
  ['Made with', 'getUserMedia, canvas pixels'],
  ['Needs', 'Nothing; a camera if you like, after a click'],
  ['Keeps', 'Photos in this tab until you leave'],
] as const;

export const SHORTCUTS: readonly Shortcut[] = [
  { keys: ['Space'], does: 'Takes the photo while its button has the focus; so does Enter.' },
  { keys: ['Esc'], does: 'Stops a countdown.' },
  { gesture: 'Arrow keys', does: 'Choose an effect, or move the slider that has the focus.' },
  { gesture: 'Tap or click', does: 'Everything is a button or a field; nothing needs dragging.' },
];

export const EXCERPT: Excerpt = {
  source,
  notes: [
    {
      at: 'await media.getUserMedia',
      text: 'Minutes may pass here: the browser is asking, and the visitor is thinking.',
    },
    {
      at: 'own !== serial',
      text: 'Each start, stop and departure takes a new number. Answers to an old number are ignored.',
    },
    {
      at: 'release(stream)',
      text: 'Stopping the tracks turns off the camera’s light. Just dropping the stream would leave it on.',
    },
    {
      at: "'ended'",
      text: 'Fires when the cable is pulled or the browser takes the camera back; never for our own stop.',
    },
  ],
};

export function HowItWorks() {
  return (
    <>
      <p>
        A camera gives a stream, a hidden video plays the stream, and a canvas copies the video once per frame
        of the screen. The copy is a long list of numbers, four per pixel: red, green, blue and opacity. An
        effect is a function that walks down this list. Channel shift reads red from further right and blue
        from further left; the green screen sets the fourth number to zero where the other three come close to
        a colour.
      </p>
      <p>
        “Close” is the hard word. A shadow on a green wall is darker, but no less green, so the distance is
        measured in hue and not in brightness. Pixels at the edge become half transparent, or hair would look
        cut out with scissors.
      </p>
      <p>
        The camera belongs to you. The page asks for it only after a click and turns it off when you press
        Stop, when you leave and when the page is hidden in the background. If your permission arrives after
        you have gone, it is handed straight back. Each reason why a camera may fail has its own name; the
        page turns each into a sentence and a way on.
      </p>
    </>
  );
}
