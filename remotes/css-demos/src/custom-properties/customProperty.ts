/** A numeric property with a unit, set by a slider. */
export interface RangeProperty {
  kind: 'range';
  name: `--${string}`;
  label: string;
  min: number;
  max: number;
  step: number;
  /** Appended to the number, such as "px"; empty for plain numbers. */
  unit: string;
}

/** A property with a few possible keywords, set by a select. */
export interface ChoiceProperty {
  kind: 'choice';
  name: `--${string}`;
  label: string;
  options: readonly { value: string; label: string }[];
}

export type CustomProperty = RangeProperty | ChoiceProperty;

/** Maps a property's name to its CSS value, such as `"2400ms"`. */
export type PropertyValues = Readonly<Record<string, string>>;

export function toCssValue(property: CustomProperty, value: number | string): string {
  return property.kind === 'range' ? `${value}${property.unit}` : String(value);
}

/** The number of a range property's value: `"2400ms"` is 2400. */
export function toNumber(value: string | undefined): number {
  return Number.parseFloat(value ?? '0');
}

/** An effect's style sheet in two parts. */
export interface Effect {
  /** The first rule: it sets the custom properties. */
  rule: string;
  /** Everything that uses them. */
  rest: string;
  /** The values of the first rule. */
  initial: PropertyValues;
}

const DECLARATION = /(--[\w-]+): ([^;]+);/g;
const RULE_END = '\n}\n';

/** Parses an effect from the style sheet that the page itself uses. */
export function readEffect(css: string): Effect {
  const end = css.indexOf(RULE_END) + RULE_END.length;
  const rule = css.slice(0, end).trim();
  const initial = Object.fromEntries(
    [...rule.matchAll(DECLARATION)].map(([, name = '', value = '']) => [name, value]),
  );
  return { rule, rest: css.slice(end).trim(), initial };
}

/** The first rule of an effect with other values. */
export function toCssRule({ rule }: Effect, values: PropertyValues): string {
  return rule.replace(DECLARATION, (_, name: string, value: string) => `${name}: ${values[name] ?? value};`);
}

/**
 * Only the values that differ from the style sheet. The first render has no style attribute at all, so the page
 * needs no exception for inline styles in the site's content security policy.
 */
export function toOverrides({ initial }: Effect, values: PropertyValues): PropertyValues {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => initial[name] !== value));
}
