import { dropEarlyEvents, replayEarlyActions } from './earlyActions';

/** Waits until everything has been replayed. */
const settle = async () => {
  for (let round = 0; round < 20; round += 1) await Promise.resolve();
};

const PAGE = `
  <button type="button" id="theme">Dark</button>
  <main><button type="button" id="pad">Kick</button><form id="form"><input id="name"></form></main>`;

/** Creates an event that happened before hydration and was not dispatched to any listener. */
function toEarlyEvent(what: string): Event {
  const [type = '', id = '', key = ''] = what.split(' ');
  const event = type === 'keydown' ? new KeyboardEvent(type, { key, bubbles: true }) : new Event(type);
  Object.defineProperty(event, 'target', { value: document.getElementById(id) });
  return event;
}

function prepare(events: readonly string[], fields: readonly string[] = []) {
  document.body.innerHTML = PAGE;
  const handle = jest.fn((_what: string) => {});
  for (const type of ['click', 'submit', 'input', 'keydown'] as const)
    document.body.addEventListener(type, (event) => {
      event.preventDefault();
      const key = event instanceof KeyboardEvent ? ` ${event.key}` : '';
      handle(`${type} ${(event.target as Element).id}${key}`);
    });
  globalThis.earlyActions = {
    within: document,
    fields: new Map(
      fields.flatMap((id) => {
        const field = document.getElementById(id);
        return field === null ? [] : [[field, ['Ada', false]]];
      }),
    ),
    events: events.map(toEarlyEvent),
  };
  return { handle, main: document.querySelector('main') };
}

beforeEach(() => document.body.replaceWith(document.createElement('body')));
afterEach(() => {
  globalThis.earlyActions = undefined;
});

test('replays a click once', async () => {
  const { handle } = prepare(['click theme']);
  replayEarlyActions(null);
  replayEarlyActions(null);
  await settle();
  expect(handle.mock.calls).toEqual([['click theme']]);
  expect(globalThis.earlyActions).toBeUndefined();
});

test('ignores events that the page already handles when it hydrates', async () => {
  const { handle } = prepare(['click theme']);
  const button = document.querySelector('#theme');
  const hydrate = (event: Event) => {
    globalThis.earlyActions = { within: document, fields: new Map(), events: [event] };
    replayEarlyActions(null);
  };
  document.addEventListener('click', hydrate, { capture: true, once: true });
  button?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await settle();
  expect(handle.mock.calls).toEqual([['click theme']]);
});

test('replays each action once, in the order of its last occurrence', async () => {
  const { handle } = prepare([
    'click theme',
    'keydown pad a',
    'click pad',
    'keydown pad s',
    'click theme',
    'keydown pad a',
  ]);
  replayEarlyActions(null);
  await settle();
  expect(handle.mock.calls.flat()).toEqual(['click pad', 'keydown pad s', 'click theme', 'keydown pad a']);
});

test('keeps keys until the whole page is hydrated, and skips those already handled', async () => {
  const { handle, main } = prepare(['keydown theme a', 'keydown theme k']);
  replayEarlyActions(main);
  await settle();
  expect(handle).not.toHaveBeenCalled();
  Object.defineProperty(globalThis.earlyActions?.events[1], 'defaultPrevented', { value: true });
  replayEarlyActions(null);
  await settle();
  expect(handle.mock.calls).toEqual([['keydown theme a']]);
});

test('ignores keys typed into fields, browser shortcuts and held keys', async () => {
  const { handle } = prepare(['keydown name a', 'keydown theme Enter']);
  for (const init of [{ repeat: true }, { ctrlKey: true }, { metaKey: true }, { altKey: true }]) {
    const event = new KeyboardEvent('keydown', { key: 'a', ...init });
    Object.defineProperty(event, 'target', { value: document.body });
    globalThis.earlyActions?.events.push(event);
  }
  replayEarlyActions(null);
  await settle();
  expect(handle).not.toHaveBeenCalled();
});

test('reports typed text before it submits the form', async () => {
  const { handle } = prepare(['submit form'], ['name']);
  replayEarlyActions(null);
  await settle();
  // The replay may notify React more than once about a field.
  expect([...new Set(handle.mock.calls.flat())]).toEqual(['input name', 'submit form']);
});

test('keeps actions in the part that is not hydrated yet', async () => {
  const { handle, main } = prepare(['click pad'], ['name']);
  replayEarlyActions(main);
  await settle();
  expect(handle).not.toHaveBeenCalled();
  replayEarlyActions(null);
  await settle();
  expect([...new Set(handle.mock.calls.flat())]).toEqual(['input name', 'click pad']);
});

test('keeps waiting for that part only', async () => {
  const { handle, main } = prepare(['click theme']);
  replayEarlyActions(main);
  await settle();
  expect(handle.mock.calls).toEqual([['click theme']]);
  expect(globalThis.earlyActions).toEqual({ within: main, fields: new Map(), events: [] });
});

test('ignores elements that have been removed', async () => {
  const { handle } = prepare(['click theme'], ['name']);
  document.body.innerHTML = '';
  replayEarlyActions(null);
  await settle();
  expect(handle).not.toHaveBeenCalled();
});

test('does nothing without recorded actions, or after what was pressed was dropped', async () => {
  const { handle } = prepare([]);
  replayEarlyActions(null);
  prepare(['click theme']);
  dropEarlyEvents();
  replayEarlyActions(null);
  await settle();
  expect(handle).not.toHaveBeenCalled();
});
