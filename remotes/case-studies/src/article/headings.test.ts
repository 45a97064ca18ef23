import { flattenIds, toAnchor, toHeadings } from './headings';

describe('toAnchor', () => {
  test.each([
    ['What I would change', 'a-study-what-i-would-change'],
    ['The maker’s sheet', 'a-study-the-makers-sheet'],
    ['Café: déjà vu?', 'a-study-cafe-deja-vu'],
  ])('%s becomes %s', (header, anchor) => {
    expect(toAnchor('a-study', header)).toBe(anchor);
  });
});

describe('toHeadings', () => {
  test('lists nested headings after their parent', () => {
    const headings = toHeadings('x', [
      { header: 'A', content: {}, subSection: [{ header: 'A one', content: {} }] },
      { header: 'B', content: {} },
    ]);
    expect(flattenIds(headings)).toEqual(['x-a', 'x-a-one', 'x-b']);
  });
});
