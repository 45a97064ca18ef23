import { NO_ATTENTION, chooseTarget, focus, point, type Attention } from './follow';

const START: Attention<string> = NO_ATTENTION;

test.each<[string, Attention<string>, string | null]>([
  ['nothing at all', START, 'here'],
  ['a pointer on a link', point(START, 'a'), 'a'],
  ['a focus on a link', focus(START, 'a'), 'a'],
  ['a pointer that has left', point(point(START, 'a'), null), 'here'],
  ['a focus that has left', focus(focus(START, 'a'), null), 'here'],
  ['a focus after a resting pointer', focus(point(START, 'a'), 'b'), 'b'],
  ['a pointer after a resting focus', point(focus(START, 'b'), 'a'), 'a'],
  ['a focus that has left, and a resting pointer', focus(focus(point(START, 'a'), 'b'), null), 'a'],
  ['a pointer that has left, and a resting focus', point(point(focus(START, 'b'), 'a'), null), 'b'],
])('with %s, follows the right link', (_name, attention, expected) => {
  expect(chooseTarget(attention, 'here')?.target ?? null).toBe(expected);
});

test('follows nothing if no link is pointed at, focused or current', () => {
  expect(chooseTarget(START, null)).toBeNull();
});

test.each([
  [point(START, 'a'), 'pointer'],
  [focus(START, 'a'), 'focus'],
  [START, 'current'],
])('names the reason it follows', (attention, cause) => {
  expect(chooseTarget(attention, 'here')?.cause).toBe(cause);
});
