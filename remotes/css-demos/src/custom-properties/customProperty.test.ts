import { toCssRule, toInitialValues, toNumber, toOverrides } from './customProperty';
import type { CustomProperty } from './customProperty';

const properties: CustomProperty[] = [
  { kind: 'range', name: '--speed', label: 'Speed', min: 1, max: 9, step: 1, unit: 's', initial: 4 },
  {
    kind: 'choice',
    name: '--easing',
    label: 'Easing',
    options: [
      { value: 'linear', label: 'Even' },
      { value: 'ease-out', label: 'Slowing down' },
    ],
    initial: 'linear',
  },
];

test('initial values carry the unit', () => {
  expect(toInitialValues(properties)).toEqual({ '--speed': '4s', '--easing': 'linear' });
});

test('overrides are empty while nothing was changed', () => {
  expect(toOverrides(properties, toInitialValues(properties))).toEqual({});
});

test('overrides hold the changed value alone', () => {
  const values = { ...toInitialValues(properties), '--easing': 'ease-out' };
  expect(toOverrides(properties, values)).toEqual({ '--easing': 'ease-out' });
});

test('the rule lists every property in the order of the panel', () => {
  const values = { '--easing': 'ease-out', '--speed': '2.5s' };
  expect(toCssRule('.demo', properties, values)).toBe('.demo {\n  --speed: 2.5s;\n  --easing: ease-out;\n}');
});

test.each([
  ['2400ms', 2400],
  ['0.35', 0.35],
  [undefined, 0],
])('reads %s as %d', (value, number) => {
  expect(toNumber(value)).toBe(number);
});
