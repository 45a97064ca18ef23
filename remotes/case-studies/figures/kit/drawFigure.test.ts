import { createElement, type ReactNode } from 'react';
import { drawFigure, phoneFigure } from './drawFigure';
import { Column, Row } from './layout';
import type { Product } from './palette';
import { composePart, definePicture } from './part';
import { Phone } from './Phone';
import { Rect } from './shapes';
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

  it('places a part by hand', () => {
    const byHand = draw(() => text('One', { at: [30, 40, 100], align: 'end' }));
    expect(byHand).toBe(draw(() => text('One', { x: 30, y: 40, width: 100, align: 'end' })));
    expect(positions(byHand)).toEqual([[130, 50.4]]);
  });

  it('puts a numbered mark beside the middle of a part', () => {
    const svg = draw(() => createElement(Column, { at: [10, 20, 100], note: 3 }, text('One')));
    expect(svg).toContain('M112 26.8H146');
    expect(svg).toMatch(/<circle cx="146" cy="26.8"[^>]*>.*>3<\/text>/);
  });

  it('moves a picture that is drawn from 0 0 to its place', () => {
    const Picture = definePicture(20, ({ width }) => createElement(Rect, { at: [0, 0, width, 20] }));
    const svg = draw(() => createElement(Column, { at: [5, 6, 80] }, text('One'), createElement(Picture)));
    expect(svg).toContain('<g transform="translate(5 19.6)"><rect x="0" y="0" width="80" height="20">');
  });

  it('measures a part by the one it is made of', () => {
    const Label = composePart<{ name: string }>(({ name }) => text(name));
    expect(Label.measure({ name: 'One' }, 200)).toBeCloseTo(13.6);
    expect(draw(() => createElement(Label, { at: [5, 6, 80], name: 'One' }))).toBe(
      draw(() => text('One', { at: [5, 6, 80] })),
    );
  });

  it('refuses a line that does not fit', () => {
    expect(() => draw(() => text('Much too long for this', { width: 30, isLine: true }))).toThrow(
      /needs \d+ px and has 30 px/,
    );
  });

  it('refuses a screen that overflows', () => {
    const lines = Array.from({ length: 60 }, (_, index) => text(`Line ${index}`));
    expect(() => draw(() => createElement(Phone, {}, ...lines))).toThrow(/its screen holds 640 px/);
  });
});
