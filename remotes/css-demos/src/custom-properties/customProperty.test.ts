import scroller from '../pages/cardScroller/cardScroller.css?region=effect';
import { SCROLLER_PROPERTIES } from '../pages/cardScroller/scrollerProperties';
import marquee from '../pages/infiniteScroll/infiniteScroll.css?region=effect';
import { MARQUEE_PROPERTIES } from '../pages/infiniteScroll/marquee/marqueeProperties';
import pulse from '../pages/pulseAnimation/pulseAnimation.css?region=effect';
import { PULSE_PROPERTIES } from '../pages/pulseAnimation/pulseProperties';
import { readEffect, toCssRule, toCssValue, toNumber, toOverrides } from './customProperty';

const effect = readEffect(`.demo {
  --speed: 4s;
  --easing: linear;
}

.demo p {
  animation: turn var(--speed) var(--easing);
}
`);

test('reads an effect as its first rule with the values it sets, and the rest', () => {
  expect(effect.rule).toBe('.demo {\n  --speed: 4s;\n  --easing: linear;\n}');
  expect(effect.initial).toEqual({ '--speed': '4s', '--easing': 'linear' });
  expect(effect.rest).toBe('.demo p {\n  animation: turn var(--speed) var(--easing);\n}');
});

test('overrides are empty until a value changes', () => {
  expect(toOverrides(effect, effect.initial)).toEqual({});
});

test('overrides contain only the changed value', () => {
  const values = { ...effect.initial, '--easing': 'ease-out' };
  expect(toOverrides(effect, values)).toEqual({ '--easing': 'ease-out' });
});

test('the rule has the panel’s values in the order of the style sheet', () => {
  const values = { '--easing': 'ease-out', '--speed': '2.5s' };
  expect(toCssRule(effect, values)).toBe('.demo {\n  --speed: 2.5s;\n  --easing: ease-out;\n}');
});

test.each([
  ['2400ms', 2400],
  ['0.35', 0.35],
  [undefined, 0],
])('reads %s as %d', (value, number) => {
  expect(toNumber(value)).toBe(number);
});

test.each([
  ['card scroller', scroller.text, SCROLLER_PROPERTIES],
  ['marquee', marquee.text, MARQUEE_PROPERTIES],
  ['pulse', pulse.text, PULSE_PROPERTIES],
] as const)('the panel of the %s can represent every value in its style sheet', (_, css, properties) => {
  const { initial } = readEffect(css);
  expect(properties.map(({ name }) => name)).toEqual(Object.keys(initial));
  for (const property of properties) {
    const value = initial[property.name] ?? '';
    if (property.kind === 'choice') {
      expect(property.options.map((option) => option.value)).toContain(value);
    } else {
      expect(toCssValue(property, toNumber(value))).toBe(value);
      expect(toNumber(value)).toBeGreaterThanOrEqual(property.min);
      expect(toNumber(value)).toBeLessThanOrEqual(property.max);
    }
  }
});
