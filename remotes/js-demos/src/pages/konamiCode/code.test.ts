import { CODE, INPUTS, advance, readInput, type Input } from './code';

const press = (key: string, parts = {}) => ({
  key,
  repeat: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...parts,
});
const enter = (inputs: readonly Input[]) => inputs.reduce(advance, 0);

test('counts up to the whole code', () => {
  CODE.forEach((_, index) => expect(enter(CODE.slice(0, index + 1))).toBe(index + 1));
});

test.each([
  [['up', 'up', 'up'], 2],
  [['up', 'up', 'up', 'down'], 3],
  [['up', 'up', 'down', 'down', 'left', 'right', 'left', 'up'], 1],
  [['up', 'a'], 0],
  [['b', 'a'], 0],
] as const)('keeps of %s what may still start the code: %d', (inputs, entered) => {
  expect(enter(inputs)).toBe(entered);
});

test('finds the code at the end of any inputs', () => {
  for (const before of INPUTS) {
    const typed = [before, ...CODE];
    let entered = 0;
    typed.forEach((input) => (entered = advance(entered === CODE.length ? 0 : entered, input)));
    expect(entered).toBe(CODE.length);
  }
});

test.each([
  ['ArrowUp', 'up'],
  ['b', 'b'],
  ['B', 'b'],
  ['A', 'a'],
  ['Shift', null],
  ['CapsLock', null],
  ['x', null],
])('reads the key %s as %s', (key, input) => {
  expect(readInput(press(key))).toBe(input);
});

test.each(['repeat', 'ctrlKey', 'metaKey', 'altKey'])('reads nothing with %s', (flag) => {
  expect(readInput(press('a', { [flag]: true }))).toBeNull();
});
