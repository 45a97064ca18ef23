import { toCssRule, toInitialValues } from '../../custom-properties/customProperty';
import { readStyleSheet, withoutAtRules } from '../../css-testing/styleSheet';
import { SCROLLER_EFFECT } from './scrollerEffect';
import { SCROLLER_PROPERTIES, SCROLLER_SELECTOR } from './scrollerProperties';

const file = readStyleSheet(__dirname, 'cardScroller.css');
const initial = toInitialValues(SCROLLER_PROPERTIES);

test('the copied CSS with the first values is the style sheet itself', () => {
  const copied = `${toCssRule(SCROLLER_SELECTOR, SCROLLER_PROPERTIES, initial)}\n\n${SCROLLER_EFFECT}\n`;
  expect(file.slice(0, copied.length)).toBe(copied);
});

test('scroll-driven animation, buttons and markers are asked for with @supports alone', () => {
  const plain = withoutAtRules(SCROLLER_EFFECT, ['@supports']);
  expect(SCROLLER_EFFECT).toMatch(/animation-timeline/);
  expect(plain).not.toMatch(/animation-timeline|::scroll-|scroll-marker-group|mask-image: linear/);
});

test('markers are only ever links, because tabs take the list apart', () => {
  const groups = [...file.matchAll(/scroll-marker-group: ([^;)]+)/g)].map((match) => match[1]);
  expect(new Set(groups)).toEqual(new Set(['after links']));
});

test('figures grow and the row glides only where motion is welcome', () => {
  const still = withoutAtRules(SCROLLER_EFFECT, ['@media (prefers-reduced-motion: no-preference)']);
  expect(still).not.toMatch(/ scroll-behavior|view\(inline\)/);
});
