import { render, screen } from '@testing-library/react';
import { Artboard } from './Artboard';
import { Dimension } from './Dimension';

describe('Dimension', () => {
  test('has only its label as text', () => {
    const { container } = render(<Dimension>8 projects</Dimension>);
    expect(screen.getByText('8 projects')).toBeVisible();
    const lines = container.querySelectorAll('[aria-hidden="true"]');
    expect(lines).toHaveLength(2);
    lines.forEach((line) => expect(line).toBeEmptyDOMElement());
  });

  test('has no text without a label', () => {
    const { container } = render(<Dimension />);
    expect(container).toHaveTextContent(/^$/);
  });
});

describe('Artboard', () => {
  test('shows its layer name before its content', () => {
    const { container } = render(
      <Artboard label="Drum kit" isSelectable>
        <p>Nine pads</p>
      </Artboard>,
    );
    expect(container).toHaveTextContent(/^Drum kitNine pads$/);
  });

  test('passes attributes to its element', () => {
    render(
      <Artboard role="group" aria-label="Pads">
        Content
      </Artboard>,
    );
    expect(screen.getByRole('group', { name: 'Pads' })).toHaveTextContent('Content');
  });
});
