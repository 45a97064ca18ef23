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

test('crosses the first name and the second on the way into the panel', () => {
  const overs = WAY.map(findOver).map((over) => (over.kind === 'name' ? over.id : over.kind));

  expect([...new Set(overs)]).toEqual(['Alpha', 'Beta', 'panel']);
});

test('classic: the wrong panel is open on arrival', () => {
  expect(walkToEnd(createClassicMenu()).at(-1)).toBe('Beta');
});

test('fixed: keeps the panel that the pointer is heading for', () => {
  const opened = walkToEnd(createFixedMenu());

  expect(opened).not.toContain('Beta');
  expect(opened.at(-1)).toBe('Alpha');
});

test('stops an interrupted walk', () => {
  const menu = createFixedMenu();
  const end = walk(menu, () => {}, 300);
  end();
  menu.dispose();

  expect(jest.getTimerCount()).toBe(0);
});
