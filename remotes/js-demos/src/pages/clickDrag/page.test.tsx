import { act, fireEvent, screen, within } from '@testing-library/react';
import { installReducedMotion } from '../../demo-testing/reducedMotion';
import { installPointerEvents } from '../../demo-testing/pointerEvents';
import { renderDemo } from '../../demo-testing/renderDemo';
import { PITCH_PX, VIEW_PX, installFakeLayout } from './drag-testing/fakeLayout';
import ClickDragPage from './page';
import { SHEETS } from './sheets';

const MAX_PX = (SHEETS.length - 1) * PITCH_PX + 120 - VIEW_PX;

let restores: (() => void)[] = [];
let frames: Map<number, FrameRequestCallback>;

beforeEach(() => {
  frames = new Map();
  let serial = 0;
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => {
    frames.set((serial += 1), frame);
    return serial;
  });
  jest.spyOn(window, 'cancelAnimationFrame').mockImplementation((id) => void frames.delete(id));
});
afterEach(() => {
  restores.forEach((restore) => restore());
  restores = [];
});

/** Advances time until nothing glides any more. */
function settle() {
  for (let timeMs = 1000; frames.size > 0; timeMs += 100) {
    const due = [...frames.values()];
    frames.clear();
    act(() => due.forEach((frame) => frame(timeMs)));
    if (timeMs > 20_000) throw new Error('The strip does not come to rest.');
  }
}

async function open() {
  restores.push(installFakeLayout(), installPointerEvents());
  return renderDemo('clickDrag', ClickDragPage);
}

const strip = () => screen.getByRole('region', { name: 'Sheets of paper, to one scale' });
const sheet = (name: string) => within(strip()).getByRole('button', { name: new RegExp(`^${name} sheet,`) });
const chosen = () => within(strip()).getByRole('button', { pressed: true });
const status = () => screen.getByRole('status');
const press = (key: string, target = strip()) => fireEvent.keyDown(target, { key });

/** Drags from one place to another; unless thrown, the hand rests before the release. */
function pull(byPx: number, { pointerType = 'mouse', target = strip() as Element } = {}) {
  const send = (on: EventTarget, type: string, clientX: number, buttons: number) =>
    fireEvent(
      on as Element,
      new PointerEvent(type, { bubbles: true, button: 0, buttons, clientX, pointerType } as PointerEventInit),
    );
  send(target, 'pointerdown', 300, 1);
  send(window, 'pointermove', 300 + byPx / 2, 1);
  send(window, 'pointermove', 300 + byPx, 1);
  send(window, 'pointerup', 300 + byPx, 0);
  return fireEvent.click(target, { detail: 1 });
}

/** Opens the strip without momentum and snapping. */
async function openPlain() {
  const result = await open();
  await result.user.click(screen.getByRole('checkbox', { name: 'Glides on when you let go' }));
  await result.user.click(screen.getByRole('checkbox', { name: 'Comes to rest on a sheet' }));
  return result;
}

test('moves the strip as far as the mouse, times the chosen factor', async () => {
  const { user } = await openPlain();
  pull(-200);
  expect(strip().scrollLeft).toBe(200);

  await user.click(screen.getByRole('radio', { name: 'Three times' }));
  pull(-100);
  expect(strip().scrollLeft).toBe(500);
});

test('describes the visible sheets, and marks the end', async () => {
  await open();
  expect(screen.getByText('A0 to A2 visible, 3 of 12')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Previous sheet' })).toHaveAttribute('aria-disabled', 'true');

  press('End');
  settle();
  expect(strip().scrollLeft).toBe(MAX_PX);
  expect(status()).toHaveTextContent('A6 to A8 visible, 3 of 12.');
  expect(screen.getByRole('button', { name: 'Next sheet' })).toHaveAttribute('aria-disabled', 'true');
});

test('selects a sheet by a press, but not by a drag that ends on it', async () => {
  await openPlain();
  pull(-40, { target: sheet('A2') });
  expect(chosen()).toBe(sheet('A0'));

  pull(-3, { target: sheet('A2') });
  expect(chosen()).toBe(sheet('A2'));
  expect(status()).toHaveTextContent('A2 chosen: 420 by 594 millimetres.');
  expect(screen.getByRole('heading', { level: 3, name: 'A2' })).toBeInTheDocument();
});

test('selects by Enter right after a drag without a click', async () => {
  const { user } = await openPlain();
  pull(-40);
  act(() => sheet('A1').focus());
  await user.keyboard('{Enter}');

  expect(chosen()).toBe(sheet('A1'));
});

test('leaves touch to the browser, and selects by tap after a mouse drag', async () => {
  await openPlain();
  pull(-200, { pointerType: 'touch' });
  expect(strip().scrollLeft).toBe(0);

  pull(-40);
  pull(0, { pointerType: 'touch', target: sheet('A1') });
  expect(chosen()).toBe(sheet('A1'));
});

test('stops at a sheet', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('checkbox', { name: 'Glides on when you let go' }));
  pull(-100);
  expect(strip().scrollLeft).toBe(100);
  expect(strip()).toHaveAttribute('data-moving');

  settle();
  expect(strip().scrollLeft).toBe(PITCH_PX);
  expect(strip()).not.toHaveAttribute('data-moving');
});

test('moves by one sheet per press of an arrow key or button, however fast', async () => {
  const { user } = await open();
  press('ArrowRight');
  press('ArrowRight');
  settle();
  expect(strip().scrollLeft).toBe(2 * PITCH_PX);

  await user.click(screen.getByRole('button', { name: 'Next sheet' }));
  settle();
  expect(strip().scrollLeft).toBe(3 * PITCH_PX);
  expect(status()).toHaveTextContent('A3 to Legal visible, 3 of 12.');

  press('Home');
  settle();
  expect(strip().scrollLeft).toBe(0);
  press('ArrowLeft');
  expect(status()).toHaveTextContent('No more sheets before these.');
});

test('moves the focus along the sheets, and leaves keys with a modifier to the browser', async () => {
  await open();
  act(() => sheet('A0').focus());
  press('ArrowRight', sheet('A0'));
  expect(sheet('A1')).toHaveFocus();
  press('End', sheet('A1'));
  expect(sheet('A8')).toHaveFocus();
  press('ArrowRight', sheet('A8'));
  expect(sheet('A8')).toHaveFocus();

  fireEvent.keyDown(sheet('A8'), { key: 'ArrowLeft', altKey: true });
  expect(sheet('A8')).toHaveFocus();
});

test('counts from the right if the strip starts there', async () => {
  const { user } = await openPlain();
  await user.click(screen.getByRole('radio', { name: 'On the right' }));
  pull(200);
  expect(strip().scrollLeft).toBe(-200);

  press('ArrowLeft');
  settle();
  expect(strip().scrollLeft).toBe(-2 * PITCH_PX);
  expect(screen.getByText('A2 to Tabloid visible, 3 of 12')).toBeInTheDocument();
});

test('moves in one step under reduced motion', async () => {
  installReducedMotion(true);
  await open();
  expect(screen.getByRole('checkbox', { name: 'Glides on when you let go' })).toBeDisabled();
  press('ArrowRight');
  expect(strip().scrollLeft).toBe(PITCH_PX);
  pull(-100);
  expect(strip().scrollLeft).toBe(2 * PITCH_PX);

  expect(frames.size).toBe(0);
});

test('stops gliding when it is touched or the page is left', async () => {
  const { unmount } = await open();
  press('End');
  expect(frames.size).toBe(1);
  fireEvent.wheel(strip());
  expect(frames.size).toBe(0);

  press('End');
  unmount();
  expect(frames.size).toBe(0);
});

test('replays the drag that ends as a press beside the fixed one', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Replay the classic fault' }));
  const [classic, fixed] = ['Classic', 'Fixed'].map((name) => within(screen.getByRole('group', { name })));
  await user.click(classic!.getByRole('button', { name: 'Drag card 2 a little' }));
  await user.click(fixed!.getByRole('button', { name: 'Drag card 2 a little' }));
  expect(classic!.getByText(/the strip 36 px\. Card 2 was opened\.$/)).toBeInTheDocument();
  expect(fixed!.getByText(/the strip 12 px\. No card was opened\.$/)).toBeInTheDocument();

  await user.click(classic!.getByRole('button', { name: 'Drag beyond the frame' }));
  expect(status()).toHaveTextContent('Classic: The hand moved 100 px, the strip 270 px. No card was opened.');
});
