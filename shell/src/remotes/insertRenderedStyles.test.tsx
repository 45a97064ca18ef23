import { render } from '@testing-library/react';
import styled, { __PRIVATE__, css, keyframes, ServerStyleSheet } from 'styled-components';
import { insertRenderedStyles } from './insertRenderedStyles';

const RULE_END = '/*!sc*/\n';
const toHtml = (...groups: readonly [id: string, names: string, ...rules: string[]][]) =>
  `<head><style data-styled="true" data-styled-version="6">${groups
    .map(
      ([id, names, ...rules], index) =>
        `${rules.map((rule) => rule + RULE_END).join('')}data-styled.g${index + 1}[id="${id}"]{content:"${names}"}${RULE_END}`,
    )
    .join('')}</style></head>`;

let inserted: jest.SpiedFunction<typeof __PRIVATE__.mainSheet.insertRules>;
const listInserted = () => inserted.mock.calls.map(([id, name, rules]) => ({ id, name, rules }));

beforeEach(() => {
  inserted = jest.spyOn(__PRIVATE__.mainSheet, 'insertRules');
});

test('adopts the rules that this document lacks, each once', () => {
  const html = toHtml(
    ['sc-a', 'one,two,', '.one{color:red;}', '.two{color:blue;}', '@media print{.one{color:black;}}'],
    ['sc-keyframes-turn', 'turn,', '@keyframes turn{to{rotate:1turn;}}'],
  );
  insertRenderedStyles(html);
  expect(listInserted()).toEqual([
    { id: 'sc-a', name: 'one', rules: ['.one{color:red;}', '@media print{.one{color:black;}}'] },
    { id: 'sc-a', name: 'two', rules: ['.two{color:blue;}'] },
    { id: 'sc-keyframes-turn', name: 'turn', rules: ['@keyframes turn{to{rotate:1turn;}}'] },
  ]);
  inserted.mockClear();
  insertRenderedStyles(html);
  expect(listInserted()).toEqual([]);
});

test('does not mistake a class for another whose name begins with it', () => {
  insertRenderedStyles(toHtml(['sc-b', 'ab,abc,', '.ab{color:red;}', '.abc .x{color:blue;}']));
  expect(listInserted()).toEqual([
    { id: 'sc-b', name: 'ab', rules: ['.ab{color:red;}'] },
    { id: 'sc-b', name: 'abc', rules: ['.abc .x{color:blue;}'] },
  ]);
});

test('leaves no rules for the component itself to generate', () => {
  const turn = keyframes`to { rotate: 1turn; }`;
  const StyledBox = styled.div<{ $isOn: boolean }>`
    color: red;
    ${({ $isOn }) =>
      $isOn &&
      css`
        animation: ${turn} 1s;
      `}
  `;
  const { container, unmount } = render(<StyledBox $isOn />);
  const { id, name, rules } = listInserted().at(-1) ?? {};
  const [, own = ''] = (container.firstElementChild?.className ?? '').split(' ');
  expect(name).toBe(own);
  unmount();
  __PRIVATE__.mainSheet.clearRules(id ?? '');
  inserted.mockClear();

  insertRenderedStyles(toHtml([id ?? '', `${own},`, ...(rules ?? [])]));
  expect(listInserted()).toEqual([{ id, name: own, rules }]);
  inserted.mockClear();
  render(<StyledBox $isOn />);
  expect(listInserted()).toEqual([]);
});

test('reads the format that the installed version writes', () => {
  const StyledOne = styled.p`
    color: blue;
  `;
  const StyledTwo = styled.p`
    color: green;
  `;
  const sheet = new ServerStyleSheet();
  const { container } = render(
    sheet.collectStyles(
      <>
        <StyledOne />
        <StyledTwo />
      </>,
    ),
  );
  const names = [...container.children].map(({ className }) => className.split(' ')[1]);
  inserted.mockClear();
  insertRenderedStyles(sheet.getStyleTags());
  expect(listInserted()).toEqual([
    { id: expect.any(String), name: names[0], rules: [`.${names[0]}{color:blue;}`] },
    { id: expect.any(String), name: names[1], rules: [`.${names[1]}{color:green;}`] },
  ]);
});

test('adopts nothing from a document without styles', () => {
  insertRenderedStyles('<head></head>');
  expect(listInserted()).toEqual([]);
});
