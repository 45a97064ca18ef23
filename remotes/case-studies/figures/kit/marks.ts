/** The parts that annotate a drawing: numbers, measures, arrows. */
export { Dimension, Pointer, Selection } from './annotate';
export { Badge } from './Badge';
export { Arrow, Down, FlowBox } from './flow';
export { OptionCards, OptionRow, OptionSheet } from './options';
