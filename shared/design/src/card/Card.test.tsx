import { render, screen } from '@testing-library/react';
import { Card } from './Card';

const image = { src: 'light.svg', alt: 'A phone', widthPx: 640, heightPx: 400 };

describe('Card', () => {
  test('is an article with one link, named by its title', () => {
    render(
      <Card href="/work/js/drumKit" title="Drum kit" description="Nine pads." tags={['Audio']} label="JS" />,
    );
    expect(screen.getByRole('article')).toHaveTextContent('JSDrum kitNine pads.Audio');
    const links = screen.getAllByRole('link');
    expect(links).toHaveLength(1);
    expect(links[0]).toHaveAccessibleName('Drum kit');
    expect(links[0]).toHaveAttribute('href', '/work/js/drumKit');
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Drum kit');
  });

  test('has no link if there is no page', () => {
    render(<Card href={null} title="Tern Ferries" headingLevel={2} />);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: 'Tern Ferries' })).toBeVisible();
  });

  test('shows its picture lazily, with its size reserved', () => {
    render(<Card href="/a" title="Drum kit" image={image} />);
    const picture = screen.getByRole('presentation');
    expect(picture).toHaveAttribute('loading', 'lazy');
    expect(picture).toHaveAttribute('width', '640');
    expect(picture).toHaveAttribute('height', '400');
  });

  test('describes its picture only without a link: otherwise the page describes it', () => {
    const { rerender } = render(<Card href={null} title="Tern Ferries" image={image} />);
    expect(screen.getByRole('img', { name: 'A phone' })).toBeVisible();
    rerender(<Card href="/a" title="Drum kit" image={image} />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});
