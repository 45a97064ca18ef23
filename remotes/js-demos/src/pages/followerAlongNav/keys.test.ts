import { findMenuMove, type MenuMove } from './keys';

const SHAPE = { names: 4, links: 3 };

test.each<[string, number, MenuMove | null]>([
  ['ArrowRight', 1, { to: 'name', index: 2 }],
  ['ArrowRight', 3, { to: 'name', index: 3 }],
  ['ArrowLeft', 1, { to: 'name', index: 0 }],
  ['ArrowLeft', 0, { to: 'name', index: 0 }],
  ['Home', 2, { to: 'name', index: 0 }],
  ['End', 0, { to: 'name', index: 3 }],
  ['ArrowDown', 1, { to: 'link', index: 0 }],
  ['ArrowUp', 1, null],
  ['Tab', 1, null],
  ['a', 1, null],
])('%s on name %s leads to the right place', (key, name, move) => {
  expect(findMenuMove({ name, link: null }, SHAPE, key)).toEqual(move);
});

test('does not enter a panel if the name is a plain link', () => {
  expect(findMenuMove({ name: 0, link: null }, { names: 4, links: 0 }, 'ArrowDown')).toBeNull();
});

test.each<[string, number, MenuMove | null]>([
  ['ArrowDown', 0, { to: 'link', index: 1 }],
  ['ArrowDown', 2, { to: 'link', index: 2 }],
  ['ArrowUp', 2, { to: 'link', index: 1 }],
  ['ArrowUp', 0, { to: 'name', index: 1 }],
  ['Home', 2, { to: 'link', index: 0 }],
  ['End', 0, { to: 'link', index: 2 }],
  ['ArrowRight', 1, null],
  ['Tab', 1, null],
])('%s on link %s leads to the right place', (key, link, move) => {
  expect(findMenuMove({ name: 1, link }, SHAPE, key)).toEqual(move);
});
