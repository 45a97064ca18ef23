import { readStyleSheet, withoutAtRules } from '../../css-testing/styleSheet';
import source from './cardScroller.css?region=effect';

const file = readStyleSheet(__dirname, 'cardScroller.css');

test('scroll-driven animation, buttons and markers are inside @supports', () => {
  const plain = withoutAtRules(source.text, ['@supports']);
  expect(source.text).toMatch(/animation-timeline/);
  expect(plain).not.toMatch(/animation-timeline|::scroll-|scroll-marker-group|mask-image: linear/);
});

test('markers are only ever links, because tabs would split the list', () => {
  const groups = [...file.matchAll(/scroll-marker-group: ([^;)]+)/g)].map((match) => match[1]);
  expect(new Set(groups)).toEqual(new Set(['after links']));
});

test('figures grow and the row scrolls smoothly unless motion is reduced', () => {
  const still = withoutAtRules(source.text, ['@media (prefers-reduced-motion: no-preference)']);
  expect(still).not.toMatch(/ scroll-behavior|view\(inline\)/);
});

test('a selector that a browser may not know never shares a rule with another one', () => {
  const selectors = [...file.matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => selector);
  const unknown = selectors.filter((selector) => selector.includes('::scroll-'));
  expect(unknown.length).toBeGreaterThan(5);
  expect(unknown.filter((selector) => /,(?![^(]*\))/.test(selector.replace(/\/\*[^]*?\*\//g, '')))).toEqual(
    [],
  );
});
