/** A property that is a number with a unit, set by a slider. */
export interface RangeProperty {
  kind: 'range';
  name: `--${string}`;
  label: string;
  min: number;
  max: number;
  step: number;
  /** Written after the number, such as "px"; empty for plain numbers. */
  unit: string;
  initial: number;
}

/** A property that is one of a few words, set by a select. */
export interface ChoiceProperty {
  kind: 'choice';
  name: `--${string}`;
  label: string;
  options: readonly { value: string; label: string }[];
  initial: string;
}

export type CustomProperty = RangeProperty | ChoiceProperty;

/** From a property's name to its CSS value, such as `"2400ms"`. */
export type PropertyValues = Readonly<Record<string, string>>;

export function toCssValue(property: CustomProperty, value: number | string): string {
  return property.kind === 'range' ? `${value}${property.unit}` : String(value);
}

export function toInitialValues(properties: readonly CustomProperty[]): PropertyValues {
  return Object.fromEntries(
    properties.map((property) => [property.name, toCssValue(property, property.initial)]),
  );
}

/** The number of a range property's value: `"2400ms"` is 2400. */
export function toNumber(value: string | undefined): number {
  return Number.parseFloat(value ?? '0');
}

/**
 * Only what differs from the style sheet. The first render has no style attribute at all, so the page
 * needs no exception for inline styles in the site's content security policy.
 */
export function toOverrides(properties: readonly CustomProperty[], values: PropertyValues): PropertyValues {
  const initial = toInitialValues(properties);
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => initial[name] !== value));
}

export function toCssRule(
  selector: string,
  properties: readonly CustomProperty[],
  values: PropertyValues,
): string {
  const lines = properties.map(({ name }) => `  ${name}: ${values[name]};`);
  return [`${selector} {`, ...lines, '}'].join('\n');
}
