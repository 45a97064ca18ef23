import { enableStyleRules } from '@portfolio/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { installPointerEvents } from '../../demo-testing/pointerEvents';
import { installReducedMotion } from '../../demo-testing/reducedMotion';
import { openDialog } from '../../demo-testing/openDialog';
import { renderDemo } from '../../demo-testing/renderDemo';
import { CLOSE_MS, OPEN_MS } from './menu';
import { installFakeLayout } from './menu-testing/fakeLayout';
import FollowerAlongNavPage from './page';

let restores: (() => void)[] = [];
afterEach(() => {
  restores.forEach((restore) => restore());
  restores = [];
  jest.useRealTimers();
});

interface OpenOptions {
  barPx?: number;
  isTimed?: boolean;
}

async function open({ barPx = 1000, isTimed = false }: OpenOptions = {}) {
  if (isTimed) jest.useFakeTimers();
  restores.push(installPointerEvents(), installFakeLayout(barPx));
  return renderDemo(
    'followerAlongNav',
    FollowerAlongNavPage,
    isTimed ? { advanceTimers: jest.advanceTimersByTime } : {},
  );
}

const bar = () => screen.getByRole('navigation', { name: 'Example: a navigation bar for this site' });
const name = (title: string) => within(bar()).getByRole('button', { name: title });
/** Finds links in closed panels too, where a link has no accessible name. */
function link(title: string): HTMLAnchorElement {
  const found = [...bar().querySelectorAll('a')].find(({ textContent }) => textContent?.startsWith(title));
  if (found === undefined) throw new Error(`The bar has no link ${title}.`);
  return found;
}
const panelOf = (title: string) => document.getElementById(name(title).getAttribute('aria-controls') ?? '');
const opened = () =>
  within(bar())
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-expanded') === 'true')
    .map(({ textContent }) => textContent);
const ground = () => bar().querySelector<HTMLElement>(':scope > [aria-hidden="true"]');
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
function over(target: Element | null, x = 0, y = 20, pointerType = 'mouse') {
  const event = new PointerEvent('pointerover', { bubbles: true, clientX: x, clientY: y, pointerType });
  // jsdom stamps events with the real time, even if the test uses fake timers.
  Object.defineProperty(event, 'timeStamp', { value: performance.now() });
  return fireEvent(target as Element, event);
}

beforeAll(enableStyleRules);

test('is a labelled navigation of buttons that disclose lists of links, all closed', async () => {
  await open();

  expect(opened()).toEqual([]);
  for (const title of ['Work', 'Demos', 'This site']) {
    expect(panelOf(title)).not.toBeVisible();
    expect(name(title).nextElementSibling).toBe(panelOf(title));
  }
  expect(within(bar()).queryByRole('menu')).toBeNull();
  expect(link('Home')).toHaveAttribute('href', '/');
  expect(document.querySelector('nav a[href="#"]')).toBeNull();
});

test('marks the link that leads to this page', async () => {
  await open();

  expect(link('Follow-along navigation')).toHaveAttribute('aria-current', 'page');
  expect(bar().querySelectorAll('[aria-current]')).toHaveLength(1);
});

test('opens by click and tap, moves along, and closes by a second press', async () => {
  const { user } = await open();
  await user.click(name('Work'));
  expect(opened()).toEqual(['Work']);
  expect(panelOf('Work')).toBeVisible();

  await user.pointer({ keys: '[TouchA]', target: name('Demos') });
  expect(opened()).toEqual(['Demos']);
  await user.click(name('Demos'));
  expect(opened()).toEqual([]);
});

test('opens under a resting mouse, and moves one panel to the next name', async () => {
  await open({ isTimed: true });
  over(name('Work'));
  expect(opened()).toEqual([]);
  wait(OPEN_MS);
  expect(opened()).toEqual(['Work']);
  expect(ground()).toHaveStyle({
    transform: 'translate(0px, 64px)',
    inlineSize: '300px',
    blockSize: '200px',
  });

  over(name('Demos'));
  expect(opened()).toEqual(['Demos']);
  expect(ground()?.style.transform).toBe('translate(100px, 64px)');
  expect(ground()).toHaveTextContent('300 × 200');
});

test('does not open under a resting finger, which taps instead', async () => {
  await open({ isTimed: true });
  over(name('Work'), 0, 20, 'touch');
  wait(1000);

  expect(opened()).toEqual([]);
});

test('stays while the mouse is in the panel, and closes after it has left', async () => {
  await open({ isTimed: true });
  over(name('Work'));
  wait(OPEN_MS);
  over(panelOf('Work'));
  wait(5000);
  expect(opened()).toEqual(['Work']);

  over(link('Home'));
  wait(CLOSE_MS - 1);
  expect(opened()).toEqual(['Work']);
  wait(1);
  expect(opened()).toEqual([]);
});

test('keeps its panel while the mouse moves down into it', async () => {
  await open({ isTimed: true });
  over(name('Work'), 150, 20);
  wait(OPEN_MS);
  over(name('Demos'), 210, 40);
  expect(opened()).toEqual(['Work']);

  over(panelOf('Work'), 260, 70);
  wait(5000);
  expect(opened()).toEqual(['Work']);
});

test('closes by Escape without moving the mouse, and keeps the focus', async () => {
  const { user } = await open({ isTimed: true });
  over(name('Work'));
  wait(OPEN_MS);
  act(() => screen.getByRole('radio', { name: 'Narrow' }).focus());
  await user.keyboard('{Escape}');

  expect(opened()).toEqual([]);
  expect(screen.getByRole('radio', { name: 'Narrow' })).toHaveFocus();
});

test('returns the focus to the name when Escape closes its panel', async () => {
  const { user } = await open();
  await user.click(name('Work'));
  await user.tab();
  expect(link('User experience')).toHaveFocus();

  await user.keyboard('{Escape}');
  expect(opened()).toEqual([]);
  expect(name('Work')).toHaveFocus();
});

test('leaves Escape to a dialog over the page', async () => {
  const { user } = await open();
  await user.click(name('Work'));
  openDialog();
  await user.keyboard('{Escape}');

  expect(opened()).toEqual(['Work']);
});

test('closes when the Tab key leaves the name and its panel', async () => {
  const { user } = await open();
  await user.click(name('Work'));
  act(() => link('Logos').focus());
  await user.tab();

  expect(name('Demos')).toHaveFocus();
  expect(opened()).toEqual([]);
});

test('moves along names and into panels with the arrow keys', async () => {
  const { user } = await open();
  act(() => link('Home').focus());
  await user.keyboard('{ArrowRight}');
  expect(name('Work')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(opened()).toEqual(['Work']);
  expect(link('User experience')).toHaveFocus();

  await user.keyboard('{End}');
  expect(link('Logos')).toHaveFocus();
  await user.keyboard('{Home}{ArrowUp}');
  expect(name('Work')).toHaveFocus();
  await user.keyboard('{End}');
  expect(link('Contact')).toHaveFocus();
});

test('leaves keys with a modifier to the browser', async () => {
  await open();
  act(() => name('Work').focus());
  fireEvent.keyDown(name('Work'), { key: 'ArrowRight', altKey: true });

  expect(name('Work')).toHaveFocus();
});

test('closes by a press outside the bar, and when a link is followed', async () => {
  const { user } = await open();
  document.addEventListener('click', (event) => event.preventDefault(), { once: true, capture: true });
  await user.click(name('Work'));
  await user.click(screen.getByRole('heading', { level: 1 }));
  expect(opened()).toEqual([]);

  await user.click(name('Demos'));
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await user.click(link('Drum kit'));
  expect(opened()).toEqual([]);
});

test('is a stack in a narrow frame: opens by press only, and stays open when the focus moves on', async () => {
  const { user } = await open({ barPx: 320 });
  fireEvent(name('Work'), new PointerEvent('pointerover', { bubbles: true }));
  expect(opened()).toEqual([]);

  await user.click(name('Work'));
  act(() => name('Demos').focus());
  expect(opened()).toEqual(['Work']);
  expect(ground()).toBeNull();

  await user.keyboard('{Escape}');
  expect(opened()).toEqual([]);
});

test('does not move the panel under reduced motion', async () => {
  const preference = installReducedMotion(true);
  const { user } = await open();
  await user.click(name('Work'));
  await user.click(name('Demos'));
  expect(opened()).toEqual(['Demos']);
  expect(ground()?.style.transform).toBe('translate(100px, 64px)');
  expect(ground()).not.toHaveAttribute('data-gliding');

  preference.change(false);
  expect(ground()).toHaveAttribute('data-gliding');
});

test('leaves no timer behind when the page is left', async () => {
  const { unmount } = await open({ isTimed: true });
  const before = jest.getTimerCount();
  over(name('Work'));
  unmount();

  expect(jest.getTimerCount()).toBeLessThanOrEqual(before);
});

test('replays the panel that changes on the way beside the one that waits', async () => {
  const { user } = await open({ isTimed: true });
  await user.click(screen.getByRole('button', { name: 'Replay the classic fault' }));
  await user.click(screen.getByRole('button', { name: 'Move the mouse through the classic menu' }));
  await user.click(screen.getByRole('button', { name: 'Move the mouse through the fixed menu' }));
  wait(3000);

  expect(screen.getByRole('group', { name: 'Classic' })).toHaveTextContent('the panel now belongs to Beta');
  expect(screen.getByRole('group', { name: 'Fixed' })).toHaveTextContent('the link is still there');
});
