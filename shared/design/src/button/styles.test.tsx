import { enableStyleRules } from '@portfolio/testing';
import { render, screen } from '@testing-library/react';
import { Button } from './Button';

beforeAll(enableStyleRules);

test('prints a filled button with its background, which makes the label legible', () => {
  render(<Button onClick={() => {}}>Save</Button>);
  const style = getComputedStyle(screen.getByRole('button'));
  expect(style.getPropertyValue('print-color-adjust')).toBe('exact');
});
