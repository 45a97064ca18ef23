import { enableStyleRules } from '@portfolio/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Figure } from './Figure';
import { ThemedImage } from './ThemedImage';

const size = { widthPx: 640, heightPx: 400 };

afterEach(() => {
  document.documentElement.removeAttribute('data-theme');
});

describe('ThemedImage', () => {
  beforeAll(enableStyleRules);

  test.each([
    ['default', 'light.svg'],
    ['darkMode', 'dark.svg'],
  ])('shows in the theme %s only the picture %s', (theme, src) => {
    document.documentElement.setAttribute('data-theme', theme);
    render(<ThemedImage {...size} src="light.svg" srcDark="dark.svg" alt="A phone" />);
    expect(screen.getByRole('img', { name: 'A phone' })).toHaveAttribute('src', src);
  });

  test('shows its only picture in both themes', () => {
    document.documentElement.setAttribute('data-theme', 'darkMode');
    render(<ThemedImage {...size} src="light.svg" alt="A phone" />);
    expect(screen.getByRole('img', { name: 'A phone' })).toHaveAttribute('src', 'light.svg');
  });

  test('loads eagerly with high priority if it is eager', () => {
    render(<ThemedImage {...size} src="light.svg" alt="A phone" isEager />);
    const picture = screen.getByRole('img', { name: 'A phone' });
    expect(picture).toHaveAttribute('loading', 'eager');
    expect(picture).toHaveAttribute('fetchpriority', 'high');
  });
});

describe('Figure', () => {
  test('has the default text of the specification and reserves its space', () => {
    render(<Figure src="a.svg" />);
    const picture = screen.getByRole('img', { name: 'An image goes here' });
    expect(picture).toHaveAttribute('loading', 'lazy');
    expect(picture).toHaveAttribute('width', '1600');
    expect(picture).toHaveAttribute('height', '1000');
  });

  test('is named by its caption', () => {
    render(<Figure {...size} src="a.svg" alt="A phone" label="Figure 1" caption="The loan screen." />);
    expect(screen.getByRole('figure')).toHaveTextContent('Figure 1The loan screen.');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('has a button named after its figure, and keeps its own text', async () => {
    const onZoom = jest.fn();
    render(<Figure {...size} src="a.svg" alt="A phone" label="Figure 2" onZoom={onZoom} />);
    await userEvent.click(screen.getByRole('button', { name: 'Enlarge Figure 2' }));
    expect(onZoom).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('img', { name: 'A phone' })).toBeVisible();
  });
});
