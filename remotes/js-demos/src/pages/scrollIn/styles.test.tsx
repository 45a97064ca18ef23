import { enableStyleRules } from '@portfolio/testing';
import { render } from '@testing-library/react';
import { StyledSlide } from './BridgeStep.styles';

/** All style rules of the page, with the conditions around them, as `condition { rule }`. */
function readRules(rules: CSSRuleList, conditions: readonly string[] = []): string[] {
  return [...rules].flatMap((rule) => {
    const inner = (rule as CSSMediaRule).cssRules as CSSRuleList | undefined;
    const condition = /^@(media|supports)[^{]*/.exec(rule.cssText)?.[0].trim();
    if (inner !== undefined && condition !== undefined) return readRules(inner, [...conditions, condition]);
    return [`${conditions.join(' ')} | ${rule.cssText}`];
  });
}

beforeAll(enableStyleRules);

test('hides a picture only on screens without reduced motion, and animates it only if that is known', () => {
  render(
    <StyledSlide data-right data-timeline data-stage="waiting">
      picture
    </StyledSlide>,
  );
  const rules = [...document.styleSheets].flatMap((sheet) => readRules(sheet.cssRules));
  const hiding = rules.filter(
    (rule) => /opacity: 0|animation(-name)?:/.test(rule) && !rule.includes('@keyframes'),
  );

  expect(hiding.length).toBeGreaterThan(1);
  for (const rule of hiding) {
    expect(rule).toMatch(/^@media screen and \(prefers-reduced-motion: ?no-preference\)/);
    if (/animation(-name)?:/.test(rule)) expect(rule).toContain('@supports (animation-timeline: view())');
  }
});
