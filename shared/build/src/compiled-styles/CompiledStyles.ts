/** The rules of one styled component, or of one global style, as text: no line break within a rule. */
export interface CompiledStyle {
  /** The class of the component's elements; empty for a global style. */
  className: string;
  /** Its rules, keyframes first; one line for each part that can be inserted on its own. */
  css: string;
}

/** By component id, or the key of a global style. */
export type CompiledStyles = Readonly<Record<string, CompiledStyle>>;

/** The folder of pictures and fonts in a recording build, which does not know the real one. */
export const RECORDED_FILES = '/recorded-files/';
