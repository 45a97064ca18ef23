import { createRandomNumbers } from '../../../compose/compose-testing/createRandomNumbers';

/** A random generator that is reproducible from its seed. */
export interface Random {
  /** From 0 (inclusive) to 1 (exclusive). */
  next(): number;
  pick<Value>(values: readonly Value[]): Value;
  /** Picks a name, with a probability in proportion to its weight. */
  pickWeighted<Name extends string>(weights: Readonly<Record<Name, number>>): Name;
  happens(probability: number): boolean;
}

/** Creates a generator. */
export function createRandom(seed: number): Random {
  const next = createRandomNumbers(seed);
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
