import { readStyleSheet, withoutAtRules } from '../../css-testing/styleSheet';
import { toCssRule, toInitialValues, toNumber } from '../../custom-properties/customProperty';
import { PULSE_EFFECT } from './pulseEffect';
import { PULSE_PROPERTIES, PULSE_SELECTOR } from './pulseProperties';

const file = readStyleSheet(__dirname, 'pulseAnimation.css');
const initial = toInitialValues(PULSE_PROPERTIES);

test('the copied CSS with the first values is the style sheet itself', () => {
  const copied = `${toCssRule(PULSE_SELECTOR, PULSE_PROPERTIES, initial)}\n\n${PULSE_EFFECT}\n`;
  expect(file.slice(0, copied.length)).toBe(copied);
});

test('the effect moves and fades only, which needs no layout and no paint', () => {
  const keyframes = /@keyframes[^{]+\{([\s\S]*?\n)\}/.exec(PULSE_EFFECT)?.[1] ?? '';
  const properties = [...keyframes.matchAll(/^\s+([a-z-]+):/gm)].map((match) => match[1]);
  expect(new Set(properties)).toEqual(new Set(['opacity', 'transform']));
});

test('nothing moves unless motion is welcome', () => {
  const withoutMotion = withoutAtRules(PULSE_EFFECT, ['@media (prefers-reduced-motion: no-preference)']);
  expect(PULSE_EFFECT).toMatch(/animation:/);
  expect(withoutMotion).not.toMatch(/animation(-delay|-play-state)?:/);
});

test('three rings never start more than three times a second', () => {
  const duration = PULSE_PROPERTIES.find(({ name }) => name === '--pulse-duration');
  const shortestMs = duration?.kind === 'range' ? duration.min : 0;
  expect((3 * 1000) / shortestMs).toBeLessThan(3);
  for (const [, value] of file.matchAll(/--pulse-duration: (\d+ms)/g)) {
    expect(toNumber(value)).toBeGreaterThanOrEqual(shortestMs);
  }
});
