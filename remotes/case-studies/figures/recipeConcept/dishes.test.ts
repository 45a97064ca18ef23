import { BEANS, busyMinutes, freeMinutes, OMELETTE, SOUP, totalMinutes, type Dish } from './dishes';

const overlaps = ({ main, side }: Dish) =>
  side.some((beside) =>
    main.some(({ from, to, isBusy }) => isBusy && beside.isBusy && beside.from < to && from < beside.to),
  );

describe('busyMinutes', () => {
  test('counts 17 busy and 19 free minutes of 36 for the beans, as the study says', () => {
    expect([totalMinutes(BEANS), busyMinutes(BEANS), freeMinutes(BEANS)]).toEqual([36, 17, 19]);
  });

  test.each([BEANS, SOUP, OMELETTE])('$title needs only one pair of hands at a time', (dish) => {
    expect(overlaps(dish)).toBe(false);
  });

  test.each([BEANS, SOUP, OMELETTE])('the main pan of $title has no gap', ({ main }) => {
    expect(main.slice(1).map(({ from }) => from)).toEqual(main.slice(0, -1).map(({ to }) => to));
  });
});
