import type { Excerpt } from '../../demo-page/CodeExcerpt';

export const excerpt: Excerpt = {
  file: 'dictation.ts',
  code: `
function restart() {
  const { restarts } = store.get();
  if (restarts >= MAX_RESTARTS) {
    finish({ state: 'idle', trouble: QUIET });
    return;
  }
  store.set({ restarts: restarts + 1, interim: '' });
  timer = setTimeout(listen, RESTART_MS * 2 ** restarts);
}
`,
  notes: [
    {
      at: 'restarts >= MAX_RESTARTS',
      text: 'Five silent sessions in a row. Each heard phrase sets the count back, so long dictations go on.',
    },
    {
      at: 'trouble: QUIET',
      text: 'Giving up is a state with a text and a button, not a page that went dead.',
    },
    {
      at: "interim: ''",
      text: 'A guess that was never final is dropped. Keeping it would write a word that nobody confirmed.',
    },
    {
      at: '2 ** restarts',
      text: 'Each wait is twice the last: a service in trouble is not helped by more calls.',
    },
  ],
};
