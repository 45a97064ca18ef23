import { classicByLifespan, fixedByLifespan } from './classicSort';
import { INVENTORS } from './data';

const lastNames = (list: readonly { last: string }[]) => list.map(({ last }) => last);

test('classic: the list of all other exercises is sorted too', () => {
  const shared = [...INVENTORS];
  classicByLifespan(shared);

  expect(lastNames(shared)).not.toEqual(lastNames(INVENTORS));
});

test('fixed: gives the same answer and leaves the list alone', () => {
  const shared = [...INVENTORS];
  const answer = fixedByLifespan(shared);

  expect(lastNames(shared)).toEqual(lastNames(INVENTORS));
  expect(answer).toEqual(classicByLifespan([...INVENTORS]));
});
