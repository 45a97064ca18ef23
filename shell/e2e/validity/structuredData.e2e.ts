import { expect, readSiteIndex, test } from '../support/siteTest';
import { readStructuredData } from './readStructuredData';

/** The types that the site uses, with the fields that search engines require. `vocabulary.check.ts` checks the types. */
const WANTED_FIELDS: Readonly<Record<string, readonly string[]>> = {
  WebSite: ['name', 'url', 'description'],
  WebPage: ['name', 'url', 'description'],
  CreativeWork: ['name', 'url', 'description'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
};

/** Lists objects of a type that is not known here, and fields that are missing or empty. */
function findMissing(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(findMissing);
  if (typeof value !== 'object' || value === null) return [];
  const fields = value as Record<string, unknown>;
  const type = fields['@type'];
  const wanted = typeof type === 'string' ? WANTED_FIELDS[type] : [];
  return [
    ...(wanted === undefined ? [`${String(type)} is not a type that the site uses`] : []),
    ...(wanted ?? []).filter((name) => !fields[name]).map((name) => `${String(type)} has no ${name}`),
    ...Object.values(fields).flatMap(findMissing),
  ];
}

test('the structured data of every page has what search engines require', () => {
  const texts = readStructuredData();
  expect(texts.size).toBeGreaterThanOrEqual(readSiteIndex().pages.length);
  for (const [file, text] of texts) expect.soft(findMissing(JSON.parse(text)), file).toEqual([]);
});
