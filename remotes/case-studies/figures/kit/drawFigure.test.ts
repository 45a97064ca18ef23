import { createElement, type ReactNode } from 'react';
import { drawFigure, drawNarrow, figure, listLines, phoneFigure } from './drawFigure';
import { Column, Row } from './layout';
import type { Product } from './palette';
import { composePart, definePicture } from './part';
import { Phone } from './Phone';
import { Rect } from './shapes';
import { Text } from './Text';
import { textWidth } from './textWidth';
import type { Setup } from './typesetting';

const PRODUCT: Product = {
  screen: ['#111111', '#111111'],
  card: ['#222222', '#222222'],
  accent: ['#333333', '#abcdef'],
  onAccent: ['#444444', '#444444'],
  accentWash: ['#555555', '#555555'],
  second: ['#666666', '#666666'],
  secondWash: ['#777777', '#777777'],
};

const SETUP: Setup = { pairing: { text: 'figtree' }, device: { clock: '7:52', corner: 20, camera: 'hole' } };
const STYLE = { product: PRODUCT, setup: SETUP, theme: 'default' } as const;
const NO_FLOOR = { floor: 0 };

function draw(content: () => ReactNode, theme: 'default' | 'darkMode' = 'default') {
  return drawFigure(figure([400, 764], content, NO_FLOOR), { ...STYLE, theme });
}

function text(children: string, props: object = {}) {
  return createElement(Text, { key: children, size: 10, ...props, children });
}

function positions(svg: string) {
  const lines = svg.matchAll(/translate\(([-\d.]+) ([-\d.]+)\) scale\(0\.02\)/g);
  return [...lines].map(([, x, y]) => [Number(x), Number(y)]);
}

describe('drawFigure', () => {
  test('uses the colours of the theme', () => {
    const accent = () => text('Pledge', { tone: 'accent', width: 200 });
    expect(draw(accent)).toContain('#333333');
    expect(draw(accent, 'darkMode')).toContain('#abcdef');
  });

  test('rounds coordinates but not amounts', () => {
    const content = () => text('£12.50', { x: 1 / 3, width: 200 });
    expect(draw(content)).toContain('translate(0.3 10.4)');
    expect(listLines(figure([400, 764], content), STYLE)).toEqual(['£12.50']);
  });

  test('stacks a column by the height of its parts', () => {
    const svg = draw(() => createElement(Column, { width: 200, gap: 6 }, text('One'), text('Two')));
    const [first, second] = positions(svg);
    expect(second?.[1]).toBeCloseTo(Number(first?.[1]) + 10 * 1.36 + 6, 0);
  });

  test('gives a row its fixed widths first and shares the rest', () => {
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

  test('places a part at given coordinates', () => {
    const byHand = draw(() => text('One', { at: [30, 40, 100], align: 'end' }));
    expect(byHand).toBe(draw(() => text('One', { x: 30, y: 40, width: 100, align: 'end' })));
    const [[left = 0, baseline] = []] = positions(byHand);
    expect(left + textWidth('One', 10)).toBeGreaterThan(128);
    expect(baseline).toBe(50.4);
  });

  test('puts a numbered mark beside the middle of a part', () => {
    const svg = draw(() => createElement(Column, { at: [10, 20, 100], note: 3 }, text('One')));
    expect(svg).toContain('M116 26.8H146');
    expect(svg).toMatch(/<circle cx="146" cy="26.8"[^>]*>/);
  });

  test('moves a picture drawn at 0 0 to its place', () => {
    const Picture = definePicture(20, ({ width }) => createElement(Rect, { at: [0, 0, width, 20] }));
    const svg = draw(() => createElement(Column, { at: [5, 6, 80] }, text('One'), createElement(Picture)));
    expect(svg).toContain('<g transform="translate(5 19.6)"><rect x="0" y="0" width="80" height="20">');
  });

  test('measures a part by its content', () => {
    const Label = composePart<{ name: string }>(({ name }) => text(name));
    expect(Label.measure({ name: 'One' }, 200)).toBeCloseTo(13.6);
    expect(draw(() => createElement(Label, { at: [5, 6, 80], name: 'One' }))).toBe(
      draw(() => text('One', { at: [5, 6, 80] })),
    );
  });

  test('refuses a line that does not fit', () => {
    expect(() => draw(() => text('Much too long for this', { width: 30, isLine: true }))).toThrow(
      /needs \d+ px and has 30 px/,
    );
  });

  test('refuses a screen whose content overflows', () => {
    const lines = Array.from({ length: 60 }, (_, index) => text(`Line ${index}`));
    expect(() => draw(() => createElement(Phone, {}, ...lines))).toThrow(/its screen holds 684 px/);
  });

  test('draws letters as outlines, each once, without fonts', () => {
    const svg = draw(() => text('noon', { width: 200 }));
    expect(svg.match(/<path id="g/g)).toHaveLength(2);
    expect(svg.match(/<use /g)).toHaveLength(4);
    expect(svg).not.toMatch(/<text|font-family/);
  });

  test('raises small text to the minimum size and keeps the order of sizes', () => {
    const sizes = [10, 12, 13, 30].map((size) => {
      const svg = drawFigure(
        figure([400, 764], () => text('a', { size, width: 200 }), { floor: 14 }),
        STYLE,
      );
      return Number(/scale\(([\d.]+)\)/.exec(svg)?.[1]) * 500;
    });
    expect(sizes[0]).toBe(14);
    expect([...sizes].sort((a, b) => a - b)).toEqual(sizes);
    expect(sizes[3]).toBe(30);
  });

  test('stacks the pieces of a wide drawing for narrow screens', () => {
    const two = () => [text('One', { at: [0, 0, 200] }), text('Two', { at: [320, 0, 200] })];
    const pieces = [[[0, 0, 320, 100]], [[320, 0, 320, 60]]] as const;
    const narrow = drawNarrow(figure([640, 100], two, { floor: 13, narrow: pieces }), STYLE);
    expect(narrow).toMatchObject({ widthPx: 320, heightPx: 160 });
    expect(narrow?.text).toContain('<svg x="0" y="100" width="320" height="60" viewBox="320 0 320 60">');
  });

  test('refuses pieces that a phone would show with text under 11 px', () => {
    const content = () => text('One', { width: 200 });
    const drawing = figure([640, 100], content, { floor: 13, narrow: [[[0, 0, 640, 100]]] });
    expect(() => drawNarrow(drawing, STYLE)).toThrow(/smallest text is shown at 6\.\d px/);
  });

  test('has the time and the camera of the product’s phone', () => {
    const phone = phoneFigure(() => createElement(Phone, { x: 0, y: 0 }));
    expect(listLines(phone, STYLE)).toEqual(['7:52']);
    expect(drawFigure(phone, STYLE)).toContain('<circle cx="160"');
  });
});
