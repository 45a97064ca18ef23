import type { Excerpt, Shortcut } from '@portfolio/kit/demo';
import source from './camera.ts?region=excerpt';

export const LEAD = [
  'Take photos with your camera, or of a drawn scene, while every pixel is changed live.',
  'Nothing is uploaded: pictures are processed and kept in this tab.',
] as const;

export const FACTS = [
  ['Made with', 'getUserMedia, canvas pixels'],
  ['Needs', 'Nothing; a camera if you like, after a click'],
  ['Keeps', 'Photos in this tab until you leave'],
] as const;

export const SHORTCUTS: readonly Shortcut[] = [
  { keys: ['Space'], does: 'Takes the photo while its button has the focus; so does Enter.' },
  { keys: ['Esc'], does: 'Gives up a countdown.' },
  { gesture: 'Arrow keys', does: 'Choose an effect, or move the slider that has the focus.' },
  { gesture: 'Tap or click', does: 'Everything is a button or a field; nothing needs a drag.' },
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
      text: 'Each start, stop and departure takes a new number. A number that is out of date has lost its say.',
    },
    {
      at: 'release(stream)',
      text: 'Stopping the tracks puts the camera’s light out. Forgetting the stream would leave it on.',
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
        of the screen. The copy is a long list of numbers, four to a pixel: red, green, blue and how solid it
        is. An effect is a function that walks down this list. Channel shift reads red from further right and
        blue from further left; the green screen sets the fourth number to nought where the other three come
        near to a colour.
      </p>
      <p>
        Near is the hard word. A shadow on a green wall is darker, but no less green, so the distance is
        measured between hues and not between brightnesses. Pixels at the border go half transparent, or hair
        would look cut out with scissors.
      </p>
      <p>
        The camera belongs to you. It is asked for on a click, its light goes out with Stop, when you leave
        and when this page is kept hidden in the background, and also when your answer comes after you have
        gone: a permission that arrives late is handed straight back. What a camera can refuse, its names for
        it tell; each is turned into a sentence and a way on.
      </p>
    </>
  );
}
