import { readStyleSheet, withoutAtRules } from '../../css-testing/styleSheet';
import { toNumber } from '../../custom-properties/customProperty';
import source from './pulseAnimation.css?region=effect';
import { PULSE_PROPERTIES } from './pulseProperties';

const file = readStyleSheet(__dirname, 'pulseAnimation.css');

test('the effect only moves and fades, which needs no layout or paint', () => {
  const keyframes = /@keyframes[^{]+\{([\s\S]*?\n)\}/.exec(source.text)?.[1] ?? '';
  const properties = [...keyframes.matchAll(/^\s+([a-z-]+):/gm)].map((match) => match[1]);
  expect(new Set(properties)).toEqual(new Set(['opacity', 'transform']));
});

test('nothing moves under reduced motion', () => {
  const withoutMotion = withoutAtRules(source.text, ['@media (prefers-reduced-motion: no-preference)']);
  expect(source.text).toMatch(/animation:/);
  expect(withoutMotion).not.toMatch(/animation(-delay|-play-state)?:/);
});

test('three rings start at most three times a second', () => {
  const duration = PULSE_PROPERTIES.find(({ name }) => name === '--pulse-duration');
  const shortestMs = duration?.kind === 'range' ? duration.min : 0;
  expect((3 * 1000) / shortestMs).toBeLessThan(3);
  for (const [, value] of file.matchAll(/--pulse-duration: (\d+ms)/g)) {
    expect(toNumber(value)).toBeGreaterThanOrEqual(shortestMs);
  }
});
