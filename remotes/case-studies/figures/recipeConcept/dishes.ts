/** First and last minute, and whether hands are needed. */
export interface Stretch {
  from: number;
  to: number;
  isBusy: boolean;
}

export interface Dish {
  title: string;
  /** The pan that is on the longest, without gaps. */
  main: readonly Stretch[];
  /** The work done beside it, in another pan. */
  side: readonly Stretch[];
}

export const BEANS: Dish = {
  title: 'White beans, leeks, mustard crumbs',
  main: [
    { from: 0, to: 8, isBusy: true },
    { from: 8, to: 20, isBusy: false },
    { from: 20, to: 22, isBusy: true },
    { from: 22, to: 34, isBusy: false },
    { from: 34, to: 36, isBusy: true },
  ],
  side: [{ from: 24, to: 29, isBusy: true }],
};

export const SOUP: Dish = {
  title: 'Red lentil soup with lemon',
  main: [
    { from: 0, to: 9, isBusy: true },
    { from: 9, to: 42, isBusy: false },
    { from: 42, to: 45, isBusy: true },
  ],
  side: [],
};

export const OMELETTE: Dish = {
  title: 'Leek omelette, green salad',
  main: [
    { from: 0, to: 7, isBusy: true },
    { from: 7, to: 12, isBusy: false },
    { from: 12, to: 24, isBusy: true },
  ],
  side: [],
};

export function totalMinutes({ main }: Dish): number {
  return main.at(-1)?.to ?? 0;
}

/** Minutes in which hands are needed in one pan or the other; two pans at once would count twice. */
export function busyMinutes({ main, side }: Dish): number {
  return [...main, ...side].filter(({ isBusy }) => isBusy).reduce((sum, { from, to }) => sum + to - from, 0);
}

export function freeMinutes(dish: Dish): number {
  return totalMinutes(dish) - busyMinutes(dish);
}
