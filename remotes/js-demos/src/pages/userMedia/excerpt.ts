import type { Excerpt } from '../../demo-page/CodeExcerpt';

export const excerpt: Excerpt = {
  file: 'camera.ts',
  code: `
const stream = await media.getUserMedia(toConstraints(deviceId));
// The visitor may have stopped or left while the browser asked: a late grant turns no light on.
if (own !== serial) {
  release(stream);
  return;
}
stream.getVideoTracks().forEach((track) => {
  track.addEventListener('ended', () => {
    if (own === serial) turnOff({ state: LOST.state, problem: LOST });
  });
});
`,
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
