import { enableStyleRules } from '@portfolio/testing';
import { render } from '@testing-library/react';
import { StyledGrid, StyledScroller } from './StepGrid.styles';

beforeAll(enableStyleRules);

test('scrolls a step that gets the focus out from below the name of its row', () => {
  const { container } = render(
    <StyledScroller>
      <StyledGrid>
        <div role="rowheader">kick</div>
      </StyledGrid>
    </StyledScroller>,
  );
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const ruleOf = (element: Element | null) =>
    rules.find((rule) => element?.matches((rule as CSSStyleRule).selectorText))?.cssText;
  const [, nameWidth] = /grid-template-columns: (\S+)/.exec(rules.map(({ cssText }) => cssText).join()) ?? [];

  expect(nameWidth).toBeDefined();
  expect(ruleOf(container.firstElementChild)).toContain(`scroll-padding-inline-start: ${nameWidth};`);
});
