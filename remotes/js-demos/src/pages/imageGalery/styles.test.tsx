import { enableStyleRules } from '@portfolio/testing';
import { render } from '@testing-library/react';
import { StyledTrial } from './GalleryMuseum.styles';

beforeAll(enableStyleRules);

test('the panels of the museum are not animated under reduced motion', () => {
  render(<StyledTrial />);
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const stills = rules.filter(({ cssText }) => /^@media \(prefers-reduced-motion: ?reduce\)/.test(cssText));

  expect(stills.map(({ cssText }) => cssText).join()).toContain('transition: none');
});
