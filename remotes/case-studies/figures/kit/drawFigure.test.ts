import { createElement, type ReactNode } from 'react';
import { drawFigure, phoneFigure } from './drawFigure';
import { Column, Row } from './layout';
import type { Product } from './palette';
import { Phone } from './Phone';
import { Text } from './Text';

const PRODUCT: Product = {
  screen: ['#111111', '#111111'],
  card: ['#222222', '#222222'],
  accent: ['#333333', '#abcdef'],
  onAccent: ['#444444', '#444444'],
  accentWash: ['#555555', '#555555'],
  second: ['#666666', '#666666'],
  secondWash: ['#777777', '#777777'],
};

function draw(content: () => ReactNode, theme: 'default' | 'darkMode' = 'default') {
  return drawFigure(phoneFigure(content), PRODUCT, theme);
}

function text(children: string, props: object = {}) {
  return createElement(Text, { key: children, size: 10, ...props, children });
}

function positions(svg: string) {
  return [...svg.matchAll(/<text x="([^"]+)" y="([^"]+)"/g)].map(([, x, y]) => [Number(x), Number(y)]);
}

describe('drawFigure', () => {
  it('takes the colours of the theme', () => {
    const accent = () => text('Pledge', { tone: 'accent', width: 200 });
    expect(draw(accent)).toContain('#333333');
    expect(draw(accent, 'darkMode')).toContain('#abcdef');
  });

  it('rounds coordinates and leaves amounts alone', () => {
    const svg = draw(() => text('£12.50', { x: 1 / 3, width: 200 }));
    expect(svg).toContain('x="0.3"');
    expect(svg).toContain('£12.50');
  });

  it('stacks a column by the height of its parts', () => {
    const svg = draw(() => createElement(Column, { width: 200, gap: 6 }, text('One'), text('Two')));
    const [first, second] = positions(svg);
    expect(second?.[1]).toBeCloseTo(Number(first?.[1]) + 10 * 1.36 + 6, 0);
  });

  it('gives a row fixed widths first and shares the rest', () => {
    const svg = draw(() =>
      createElement(
        Row,
        { x: 10, width: 200, columns: [40, 1, 40], gap: 10 },
        text('A'),
        text('B'),
        text('C'),
      ),
    );
    expect(positions(svg).map(([x]) => x)).toEqual([10, 60, 170]);
  });

  it('refuses a line that does not fit', () => {
    expect(() => draw(() => text('Much too long for this', { width: 30, isLine: true }))).toThrow(
      /needs \d+ px and has 30 px/,
    );
  });

  it('refuses a screen that overflows', () => {
    const lines = Array.from({ length: 60 }, (_, index) => text(`Line ${index}`));
    expect(() => draw(() => createElement(Phone, {}, ...lines))).toThrow(/The screen holds 640 px/);
  });
});
