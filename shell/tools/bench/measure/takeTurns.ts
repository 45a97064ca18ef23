/**
 * Orders items for one run, so that over several runs none is always first, or always after the same other one.
 *
 * @param run - 1 for the first
 */
export function takeTurns<Item>(items: readonly Item[], run: number): Item[] {
  const shift = Math.floor((run - 1) / 2) % Math.max(1, items.length);
  const turned = [...items.slice(shift), ...items.slice(0, shift)];
  return run % 2 === 0 ? turned.reverse() : turned;
}
