import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import * as arrows from './arrowIcons';
import * as editing from './editingIcons';
import type { IconProps } from './Icon';
import * as navigation from './navigationIcons';
import * as pages from './pageIcons';
import * as playback from './playbackIcons';
import * as theme from './themeIcons';
import * as view from './viewIcons';

const ICONS = Object.entries<ComponentType<IconProps>>({
  ...arrows,
  ...editing,
  ...navigation,
  ...pages,
  ...playback,
  ...theme,
  ...view,
});

describe('the icons', () => {
  test.each(ICONS)('%s is one path in the text colour, hidden from assistive technology', (_name, Icon) => {
    const { container } = render(<Icon />);
    const svg = container.querySelector('svg');
    expect(svg).toHaveAttribute('aria-hidden', 'true');
    expect(svg).toHaveAttribute('stroke', 'currentColor');
    expect(svg).toHaveAttribute('width', '24');
    expect(svg?.querySelectorAll('path')).toHaveLength(1);
  });

  test('are all different', () => {
    const paths = ICONS.map(([, Icon]) =>
      render(<Icon />)
        .container.querySelector('path')
        ?.getAttribute('d'),
    );
    expect(new Set(paths).size).toBe(ICONS.length);
  });

  test('accept another size', () => {
    const { container } = render(<theme.SunIcon sizePx={16} />);
    expect(container.querySelector('svg')).toHaveAttribute('height', '16');
  });
});
