import { classicByLifespan, fixedByLifespan } from './classicSort';
import { INVENTORS } from './data';

const lastNames = (list: readonly { last: string }[]) => list.map(({ last }) => last);

test('classic: also sorts the list that all other exercises use', () => {
  const shared = [...INVENTORS];
  classicByLifespan(shared);

  expect(lastNames(shared)).not.toEqual(lastNames(INVENTORS));
});

test('fixed: gives the same result without changing the list', () => {
  const shared = [...INVENTORS];
  const answer = fixedByLifespan(shared);

  expect(lastNames(shared)).toEqual(lastNames(INVENTORS));
  expect(answer).toEqual(classicByLifespan([...INVENTORS]));
});
