import { forgetEarlyActions, replayEarlyActions } from './earlyActions';

const settle = () => Promise.resolve();

const PAGE = `
  <button type="button" id="theme">Dark</button>
  <main><button type="button" id="pad">Kick</button><form id="form"><input id="name"></form></main>`;

function prepare(last: string | null, fields: readonly string[] = []) {
  document.body.innerHTML = PAGE;
  const handle = jest.fn((_what: string) => {});
  for (const type of ['click', 'submit', 'input'] as const)
    document.body.addEventListener(type, (event) => {
      event.preventDefault();
      handle(`${type} ${(event.target as Element).id}`);
    });
  const find = (id: string) => document.querySelector<HTMLElement>(`#${id}`);
  globalThis.earlyActions = {
    within: document,
    fields: new Set(fields.flatMap((id) => find(id) ?? [])),
    last: (last === null ? null : find(last)) ?? undefined,
  };
  return { handle, main: document.querySelector('main') };
}

beforeEach(() => document.body.replaceWith(document.createElement('body')));
afterEach(forgetEarlyActions);

it('does what was clicked, once', async () => {
  const { handle } = prepare('theme');
  replayEarlyActions(null);
  replayEarlyActions(null);
  await settle();
  expect(handle.mock.calls).toEqual([['click theme']]);
  expect(globalThis.earlyActions).toBeUndefined();
});

it('leaves to the page what is still on its way when it comes alive', async () => {
  const { handle } = prepare('theme');
  const button = document.querySelector('#theme');
  const comeAlive = (event: Event) => {
    globalThis.earlyActions = {
      within: document,
      fields: new Set(),
      last: event.target as HTMLElement,
      event,
    };
    replayEarlyActions(null);
  };
  document.addEventListener('click', comeAlive, { capture: true, once: true });
  button?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await settle();
  expect(handle.mock.calls).toEqual([['click theme']]);
});

it('tells what was typed before it sends the form', async () => {
  const { handle } = prepare('form', ['name']);
  replayEarlyActions(null);
  await settle();
  // A field may be told of more than once.
  expect([...new Set(handle.mock.calls.flat())]).toEqual(['input name', 'submit form']);
});

it('keeps what was done in the part that does not answer yet', async () => {
  const { handle, main } = prepare('pad', ['name']);
  replayEarlyActions(main);
  await settle();
  expect(handle).not.toHaveBeenCalled();
  replayEarlyActions(null);
  await settle();
  expect([...new Set(handle.mock.calls.flat())]).toEqual(['input name', 'click pad']);
});

it('waits on for that part only', async () => {
  const { handle, main } = prepare('theme');
  replayEarlyActions(main);
  await settle();
  expect(handle.mock.calls).toEqual([['click theme']]);
  expect(globalThis.earlyActions).toEqual({ within: main, fields: new Set(), last: undefined });
});

it('leaves alone what is no longer there', async () => {
  const { handle } = prepare('theme', ['name']);
  document.body.innerHTML = '';
  replayEarlyActions(null);
  await settle();
  expect(handle).not.toHaveBeenCalled();
});

it('does nothing where nothing was done, or where it was forgotten', async () => {
  const { handle } = prepare(null);
  replayEarlyActions(null);
  prepare('theme');
  forgetEarlyActions();
  replayEarlyActions(null);
  await settle();
  expect(handle).not.toHaveBeenCalled();
});
