import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import * as design from './index';

const {
  Alert,
  Breadcrumb,
  Card,
  Checkbox,
  Dialog,
  Figure,
  GlobalStyle,
  LoadingScreen,
  PageHeader,
  RadioGroup,
  Section,
  Skeleton,
  Slider,
  Table,
  TextField,
} = design;
const ignore = () => {};
const h = createElement;

const parts: Record<string, ReactElement> = {
  GlobalStyle: h(GlobalStyle),
  Alert: h(Alert, { type: 'info', message: 'Text' }),
  Breadcrumb: h(Breadcrumb, {
    items: [
      { label: 'Home', href: '/' },
      { label: 'Text', href: null },
    ],
  }),
  Card: h(Card, { href: '/a', title: 'Text' }),
  Checkbox: h(Checkbox, { label: 'Text', isChecked: true, isIndeterminate: true, onChange: ignore }),
  Dialog: h(Dialog, { isOpen: true, onClose: ignore, title: 'Text', children: 'Content' }),
  Figure: h(Figure, { src: 'a.svg', caption: 'Text', onZoom: ignore }),
  LoadingScreen: h(LoadingScreen),
  PageHeader: h(PageHeader, { title: 'Text' }),
  RadioGroup: h(RadioGroup, { label: 'Text', options: [], value: '', onChange: ignore }),
  Section: h(Section, { id: 'a', title: 'Text', children: 'Content' }),
  Skeleton: h(Skeleton),
  Slider: h(Slider, { label: 'Text', value: 1, min: 0, max: 2, step: 1, onChange: ignore }),
  Table: h(Table, { caption: 'Text', columns: [], rows: [], getRowKey: () => '' }),
  TextField: h(TextField, { label: 'Text', value: '', onChange: ignore }),
};

function renderWithStyle(part: ReactElement): { html: string; css: string } {
  const sheet = new ServerStyleSheet();
  try {
    return { html: renderToString(sheet.collectStyles(part)), css: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}

describe('the parts on the server', () => {
  test.each(Object.entries(parts))('%s renders with its style and without a browser', (_name, part) => {
    expect(renderWithStyle(part).css).toContain('{');
  });

  test('reserve the space for the title’s measure and leave it empty', () => {
    expect(renderWithStyle(h(PageHeader, { title: 'Text' })).html).not.toContain('px');
  });

  test('keep a dialog closed until the page is hydrated', () => {
    const { html } = renderWithStyle(parts['Dialog'] as ReactElement);
    expect(html).toContain('<dialog');
    expect(html).not.toMatch(/<dialog[^>]* open/);
  });

  test('assume full motion until a browser says otherwise', () => {
    const Probe = () => h('p', null, `${design.useReducedMotion()}`);
    expect(renderToString(h(Probe))).toBe('<p>false</p>');
  });

  test('include both themes and the selection frame in the global style', () => {
    const { css } = renderWithStyle(h(GlobalStyle));
    expect(css).toContain(design.COLORS.default.canvas);
    expect(css).toMatch(/\[data-theme=['"]?darkMode['"]?\]/);
    expect(css).toContain('--selection-frame:');
  });
});
