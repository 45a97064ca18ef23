import type { ContentSection } from '@portfolio/contract';
import { countWords, parseDepth, sectionTexts, selectSection, withDepth } from './depth';

const SECTION: ContentSection = {
  header: 'Decisions',
  content: [{ bold: 'The key.' }, { text: 'The body.', altText: '<p>Rich</p>' }],
  subSection: [{ header: 'Detail', content: { text: 'The detail.' } }],
};

describe('parseDepth', () => {
  test.each([
    ['?depth=30s', '30s'],
    ['?page=2&depth=5min', '5min'],
    ['?depth=all', 'all'],
    ['?depth=7h', 'all'],
    ['', 'all'],
  ])('%s is %s', (search, depth) => {
    expect(parseDepth(search)).toBe(depth);
  });
});

describe('withDepth', () => {
  test('keeps the rest of the URL', () => {
    expect(withDepth('https://site.example/work/UX/a?view=table#role', '30s')).toBe(
      'https://site.example/work/UX/a?view=table&depth=30s#role',
    );
  });

  test('leaves the default out of the URL', () => {
    expect(withDepth('https://site.example/a?depth=30s', 'all')).toBe('https://site.example/a');
  });
});

describe('selectSection', () => {
  test('keeps the key sentence at 30 seconds, and the header for links', () => {
    const brief = selectSection(SECTION, '30s');
    expect(brief.header).toBe('Decisions');
    expect(sectionTexts(brief)).toEqual(['The key.']);
  });

  test('keeps the first picture at 30 seconds, even of a subsection', () => {
    const screenOf = (src: string) => ({ src, alt: src });
    const nested = { header: 'Detail', content: { img: [screenOf('first'), screenOf('second')] } };
    const brief = selectSection({ ...SECTION, subSection: [nested] }, '30s');
    expect(brief.content).toEqual({ bold: 'The key.', img: screenOf('first') });
  });

  test('leaves out subsections at 5 minutes', () => {
    expect(sectionTexts(selectSection(SECTION, '5min'))).toEqual(['The key.', 'The body.', '<p>Rich</p>']);
  });

  test('keeps everything otherwise', () => {
    expect(sectionTexts(selectSection(SECTION, 'all'))).toContain('The detail.');
  });
});

describe('countWords', () => {
  test('counts the text and not the tags', () => {
    expect(countWords('<p>It costs <strong>£95.00</strong>, or 4-digit codes.</p>')).toBe(6);
  });
});
