import type { CSSProperties } from 'react';
import { useState } from 'react';
import type { CustomProperty, PropertyValues } from './customProperty';
import { toInitialValues, toOverrides } from './customProperty';

export type CustomPropertyState = ReturnType<typeof useCustomProperties>;

/** The values of a panel of custom properties, and the style that carries them to an element. */
export function useCustomProperties(properties: readonly CustomProperty[]) {
  const [values, setValues] = useState<PropertyValues>(() => toInitialValues(properties));
  const overrides = toOverrides(properties, values);

  return {
    properties,
    values,
    isChanged: Object.keys(overrides).length > 0,
    style: overrides as CSSProperties,
    setValue: (name: string, value: string) => setValues((before) => ({ ...before, [name]: value })),
    reset: () => setValues(toInitialValues(properties)),
  };
}
