import '../../loading/loading-testing/messageChannel';
import { runAfterPaint } from '../../loading/runAfterPaint';
import { createStillContent } from './createStillContent';

const waitForPaint = () => new Promise<void>(runAfterPaint);

/** A page whose heading has redlines; counts how often they are followed. */
function createSlot(): { slot: HTMLElement; countFollowers: () => number } {
  const slot = document.createElement('div');
  slot.innerHTML = '<section data-redlines><h1>About</h1></section>';
  const section = slot.firstElementChild!;
  let followers = 0;
  const { addEventListener, removeEventListener } = section;
  section.addEventListener = (...rest: Parameters<typeof addEventListener>) => {
    followers += 1;
    addEventListener.apply(section, rest);
  };
  section.removeEventListener = (...rest: Parameters<typeof removeEventListener>) => {
    followers -= 1;
    removeEventListener.apply(section, rest);
  };
  return { slot, countFollowers: () => followers };
}

test('measures a page only after its first frame', async () => {
  const { slot, countFollowers } = createSlot();
  createStillContent(false).show(slot);
  expect(countFollowers()).toBe(0);
  await waitForPaint();
  expect(countFollowers()).toBe(1);
});

test('measures a page once if it is left and returned to before a frame', async () => {
  const { slot, countFollowers } = createSlot();
  const content = createStillContent(false);
  content.show(slot);
  content.hide();
  content.show(slot);
  await waitForPaint();
  expect(countFollowers()).toBe(1);
  content.hide();
  expect(countFollowers()).toBe(0);
});

test('does not measure a page that was left before its first frame', async () => {
  const { slot, countFollowers } = createSlot();
  const content = createStillContent(false);
  content.show(slot);
  content.hide();
  await waitForPaint();
  expect(countFollowers()).toBe(0);
});

test('measures a page that is already painted at once, but not when it is returned to', async () => {
  const { slot, countFollowers } = createSlot();
  const content = createStillContent(true);
  content.show(slot);
  expect(countFollowers()).toBe(1);
  content.hide();
  content.show(slot);
  expect(countFollowers()).toBe(0);
  await waitForPaint();
  expect(countFollowers()).toBe(1);
});
