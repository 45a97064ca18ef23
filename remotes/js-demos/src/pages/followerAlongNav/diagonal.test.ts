import { createClassicMenu, type PointedMenu } from './classicMenu';
import { WAY, createFixedMenu, findOver, walk } from './diagonal';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function walkToEnd(menu: PointedMenu): (string | null)[] {
  const opened: (string | null)[] = [];
  walk(menu, (_at, open) => opened.push(open), 300);
  jest.advanceTimersByTime(5000);
  return opened;
}

test('leads from the first name over the second into the panel', () => {
  const overs = WAY.map(findOver).map((over) => (over.kind === 'name' ? over.id : over.kind));

  expect([...new Set(overs)]).toEqual(['Alpha', 'Beta', 'panel']);
});

test('classic: has the wrong panel open on arrival', () => {
  expect(walkToEnd(createClassicMenu()).at(-1)).toBe('Beta');
});

test('fixed: keeps the panel that the pointer is going to', () => {
  const opened = walkToEnd(createFixedMenu());

  expect(opened).not.toContain('Beta');
  expect(opened.at(-1)).toBe('Alpha');
});

test('ends a walk that is broken off', () => {
  const menu = createFixedMenu();
  const end = walk(menu, () => {}, 300);
  end();
  menu.dispose();

  expect(jest.getTimerCount()).toBe(0);
});
