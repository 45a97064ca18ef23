/** A random generator that is reproducible from its seed. */
export interface Random {
  /** From 0 (inclusive) to 1 (exclusive). */
  next(): number;
  pick<Value>(values: readonly Value[]): Value;
  /** Picks a name, with a probability in proportion to its weight. */
  pickWeighted<Name extends string>(weights: Readonly<Record<Name, number>>): Name;
  happens(probability: number): boolean;
}

/** Creates a generator (mulberry32, whose only state is a number). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  return {
    next,
    pick(values) {
      const value = values[Math.floor(next() * values.length)];
      if (value === undefined) throw new Error('There is nothing to pick from.');
      return value;
    },
    pickWeighted(weights) {
      const entries = Object.entries(weights) as [keyof typeof weights, number][];
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [name, weight] of entries) if ((left -= weight) < 0) return name;
      throw new Error('No weight is above zero.');
    },
    happens: (probability) => next() < probability,
  };
}
