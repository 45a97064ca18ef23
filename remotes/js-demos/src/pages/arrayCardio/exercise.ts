import type { Data } from './data';

/** A part of an exercise that the visitor can choose from a list: nothing that is typed is ever run. */
export interface Choice {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
}

/** The chosen options, by the name of the choice. */
export type Chosen = Readonly<Record<string, string>>;

/** One step of a reduce. */
export interface Step {
  before: unknown;
  item: unknown;
  after: unknown;
}

export interface Exercise {
  id: string;
  /** The method it is about. */
  method: string;
  task: string;
  choices: readonly Choice[];
  /** Which list of the data is the input. */
  input: keyof Data;
  /** The code as shown. A test runs it and compares its result with `run`. */
  toCode(chosen: Chosen): string;
  run(data: Data, chosen: Chosen): unknown;
  /** The steps of a reduce, for walking through. */
  toSteps?(data: Data, chosen: Chosen): readonly Step[];
}

export function defaultChosen({ choices }: Pick<Exercise, 'choices'>): Chosen {
  return Object.fromEntries(choices.map(({ name, options }) => [name, options[0]?.value ?? '']));
}

/** Runs a reduce and records each step. */
// #region excerpt
export function traceReduce<Item, Result>(
  items: readonly Item[],
  round: (result: Result, item: Item) => Result,
  initial: Result,
): readonly Step[] {
  const steps: Step[] = [];
  items.reduce((before, item) => {
    const after = round(before, item);
    steps.push({ before, item, after });
    return after;
  }, initial);
  return steps;
}
// #endregion
