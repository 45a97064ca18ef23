import type { CSSProperties } from 'react';
import { useState } from 'react';
import type { CustomProperty, Effect, PropertyValues } from './customProperty';
import { toCssRule, toOverrides } from './customProperty';

export type CustomPropertyState = ReturnType<typeof useCustomProperties>;

/**
 * The values of a panel of custom properties, the style that applies them to an element, and the rule that sets them.
 */
export function useCustomProperties(properties: readonly CustomProperty[], effect: Effect) {
  const [values, setValues] = useState<PropertyValues>(effect.initial);
  const overrides = toOverrides(effect, values);

  return {
    properties,
    values,
    isChanged: Object.keys(overrides).length > 0,
    style: overrides as CSSProperties,
    rule: toCssRule(effect, values),
    setValue: (name: string, value: string) => setValues((before) => ({ ...before, [name]: value })),
    reset: () => setValues(effect.initial),
  };
}
