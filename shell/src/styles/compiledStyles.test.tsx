import { render, screen } from '@testing-library/react';
import * as React from 'react';
import { createRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type * as CompiledStyles from './compiledStyles';
import type * as Library from '@portfolio/design/compiled-styles';

/** jsdom has no constructed style sheets. */
class FakeSheet {
  cssRules: { cssText: string }[] = [];
  replaceSync(css: string) {
    this.cssRules = (css.match(/[^{}]+\{[^{}]*\}/g) ?? []).map((cssText) => ({ cssText: cssText.trim() }));
  }
  insertRule(cssText: string, at: number) {
    this.cssRules.splice(at, 0, { cssText });
  }
}

let sheets: FakeSheet[];
let styles: typeof CompiledStyles & Pick<typeof Library, 'collectStyles'>;
const listRules = () => sheets.flatMap(({ cssRules }) => cssRules.map(({ cssText }) => cssText));

beforeEach(async () => {
  sheets = [];
  Object.assign(globalThis, { CSSStyleSheet: FakeSheet });
  Object.defineProperty(document, 'adoptedStyleSheets', {
    configurable: true,
    get: () => sheets,
    set: (next: FakeSheet[]) => {
      sheets = next;
    },
  });
  document.head.innerHTML = '<style data-shell-styles>.known{color:red;}\n@page{margin:0;}</style>';
  await jest.isolateModulesAsync(async () => {
    jest.doMock('react', () => React);
    const { collectStyles } = await import('@portfolio/design/compiled-styles');
    styles = { ...(await import('./compiledStyles')), collectStyles };
  });
});

test('renders an element with the class, its props, ref and default props', () => {
  const Box = styles.createStyled('input', 'aBcDe', '.aBcDe{color:red;}', { type: 'radio', name: 'one' });
  const ref = createRef<HTMLInputElement>();
  render(<Box ref={ref} className="other" name="two" />);
  const input = screen.getByRole('radio');
  expect(input).toHaveClass('aBcDe', 'other');
  expect(input).toHaveAttribute('name', 'two');
  expect(ref.current).toBe(input);
});

test('renders another element on request', () => {
  const Box = styles.createStyled('div', 'aBcDe', '');
  render(<Box as="h2">Title</Box>);
  expect(screen.getByRole('heading', { level: 2 })).toHaveClass('aBcDe');
});

test('extends a component: all classes, its rules first, its default props', () => {
  const Base = styles.createStyled('button', 'bases', '.bases{color:red;}', { type: 'button' });
  const Extended = styles.createStyled(Base, 'exten', '.exten{color:blue;}');
  render(<Extended>Go</Extended>);
  const button = screen.getByRole('button');
  expect(button).toHaveClass('bases', 'exten');
  expect(button).toHaveAttribute('type', 'button');
  expect(listRules()).toEqual(['.bases{color:red;}', '.exten{color:blue;}']);
});

test('wraps any other component, which gets the class', () => {
  const Other = ({ className }: { className?: string }) => <p className={className}>text</p>;
  const Box = styles.createStyled(Other, 'aBcDe', '');
  render(<Box />);
  expect(screen.getByText('text')).toHaveClass('aBcDe');
});

test('adds rules once, and none that the document already has', () => {
  const Known = styles.createStyled('div', 'known', '.known{color:red;}');
  const Box = styles.createStyled('div', 'aBcDe', '.aBcDe{color:red;}');
  const { rerender } = render(<Known />);
  expect(listRules()).toEqual([]);
  rerender(<Box />);
  rerender(<Box title="again" />);
  expect(listRules()).toEqual(['.aBcDe{color:red;}']);
});

test('keeps the rules in the order of definition, whatever is rendered first', () => {
  const Child = styles.createStyled('div', 'child', '.child{color:red;}');
  const Parent = styles.createStyled('div', 'paren', '.paren>*{color:blue;}');
  render(
    <Parent>
      <Child />
    </Parent>,
  );
  expect(listRules()).toEqual(['.child{color:red;}', '.paren>*{color:blue;}']);
});

test('applies a global style while it is mounted, unless the document has it', () => {
  const InDocument = styles.createGlobal('@page{margin:0;}');
  const Late = styles.createGlobal('p{margin:0;}');
  const { rerender } = render(<InDocument />);
  expect(sheets).toHaveLength(0);
  rerender(<Late />);
  expect(listRules()).toEqual(['p{margin:0;}']);
  rerender(<i />);
  expect(sheets).toHaveLength(0);
});

test('adds the rules of another document, except those already present', () => {
  styles.addShellStyles('.known{color:red;}\n.fresh{color:blue;}');
  styles.addShellStyles('.fresh{color:blue;}');
  expect(listRules()).toEqual(['.fresh{color:blue;}']);
});

test('collects the rules of a page on the server, once and in the order of definition', () => {
  const Child = styles.createStyled('div', 'child', '@keyframes a{}\n.child{color:red;}');
  const Parent = styles.createStyled('div', 'paren', '.paren{color:blue;}');
  const Page = styles.createGlobal('p{margin:0;}');
  const collected = styles.collectStyles();
  renderToStaticMarkup(
    <styles.ShellStylesContext value={collected}>
      <Page />
      <Parent>
        <Child />
        <Child />
      </Parent>
    </styles.ShellStylesContext>,
  );
  expect(collected.getCss()).toBe('@keyframes a{}\n.child{color:red;}\n.paren{color:blue;}\np{margin:0;}');
  expect(listRules()).toEqual([]);
});
