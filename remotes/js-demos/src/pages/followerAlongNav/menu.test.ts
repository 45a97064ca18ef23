import { CLOSE_MS, OPEN_MS, PATIENCE_MS, createMenu } from './menu';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const PANEL = { left: 0, top: 50, width: 300, height: 200 };
/** On the first name, on the second beside it, and on the second while moving down to the panel. */
const ON_A = { x: 50, y: 20 };
const ON_B = { x: 120, y: 20 };
const ON_B_DOWN = { x: 120, y: 30 };

const setUp = () => createMenu({ findPanel: () => PANEL });
function setUpOpen() {
  const menu = setUp();
  menu.pointTo('a', ON_A, 0);
  jest.advanceTimersByTime(OPEN_MS);
  return menu;
}

test('opens under a resting pointer, but not under a passing one', () => {
  const menu = setUp();
  menu.pointTo('a', ON_A, 0);
  jest.advanceTimersByTime(OPEN_MS - 1);
  expect(menu.get().open).toBeNull();
  menu.pointAway();
  jest.advanceTimersByTime(1000);
  expect(menu.get().open).toBeNull();

  menu.pointTo('a', ON_A, 2000);
  jest.advanceTimersByTime(OPEN_MS);
  expect(menu.get()).toMatchObject({ open: 'a', isPinned: false });
});

test('switches at once when the pointer moves along the bar', () => {
  const menu = setUpOpen();
  menu.pointTo('b', ON_B, 20);

  expect(menu.get().open).toBe('b');
});

test('waits while the pointer crosses another name on the way into the panel', () => {
  const menu = setUpOpen();
  menu.pointTo('b', ON_B_DOWN, 20);
  expect(menu.get().open).toBe('a');

  menu.pointIn();
  jest.advanceTimersByTime(5000);
  expect(menu.get().open).toBe('a');
});

test('stops waiting when the pointer rests on the other name, or leaves its path', () => {
  const resting = setUpOpen();
  resting.pointTo('b', ON_B_DOWN, 20);
  jest.advanceTimersByTime(PATIENCE_MS);
  expect(resting.get().open).toBe('b');

  const turning = setUpOpen();
  turning.pointTo('b', ON_B_DOWN, 20);
  turning.move({ x: 140, y: 12 }, 60);
  expect(turning.get().open).toBe('b');
});

test('keeps waiting for a slow pointer that stays on its path', () => {
  const menu = setUpOpen();
  menu.pointTo('b', { x: 100, y: 28 }, 20);
  for (let step = 1; step <= 6; step += 1) {
    jest.advanceTimersByTime(100);
    menu.move({ x: 100 + step * 4, y: 28 + step * 2 }, 20 + step * 100);
  }

  expect(menu.get().open).toBe('a');
});

test('stays open briefly after the pointer leaves, and stays if it returns', () => {
  const menu = setUpOpen();
  menu.pointAway();
  jest.advanceTimersByTime(CLOSE_MS - 1);
  menu.pointIn();
  jest.advanceTimersByTime(5000);
  expect(menu.get().open).toBe('a');

  menu.pointAway();
  jest.advanceTimersByTime(CLOSE_MS);
  expect(menu.get().open).toBeNull();
});

test('a press keeps open what the pointer opened', () => {
  const menu = setUpOpen();
  menu.press('a');
  expect(menu.get()).toMatchObject({ open: 'a', isPinned: true });

  menu.press('a');
  expect(menu.get().open).toBeNull();
});

test('leaves a pressed menu open when the pointer goes elsewhere', () => {
  const menu = setUp();
  menu.press('a');
  menu.pointTo('b', ON_B, 0);
  menu.pointAway();
  jest.advanceTimersByTime(5000);

  expect(menu.get()).toMatchObject({ open: 'a', isPinned: true });
});

test('a press switches to another menu', () => {
  const menu = setUp();
  menu.press('a');
  menu.press('b');

  expect(menu.get()).toMatchObject({ open: 'b', isPinned: true });
});

test('remembers the previous menu, so that the panel can move along', () => {
  const menu = setUpOpen();
  expect(menu.get().previous).toBeNull();
  menu.pointTo('b', ON_B, 20);
  expect(menu.get()).toMatchObject({ open: 'b', previous: 'a' });

  menu.press('b');
  expect(menu.get()).toMatchObject({ open: 'b', previous: 'a' });
  menu.close();
  expect(menu.get()).toMatchObject({ open: null, previous: 'b' });
});

test('opens nothing after it was closed or disposed', () => {
  for (const end of ['close', 'dispose'] as const) {
    const menu = setUp();
    menu.pointTo('a', ON_A, 0);
    menu[end]();
    jest.advanceTimersByTime(1000);

    expect(menu.get().open).toBeNull();
    expect(jest.getTimerCount()).toBe(0);
  }
});
