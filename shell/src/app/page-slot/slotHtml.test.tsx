import { PAGE_ATTRIBUTE, PAGE_END_ATTRIBUTE } from '@portfolio/contract';
import { START_SCRIPT } from '../../loading/startScript';
import { findSlotHtml, readSlotHtml } from './slotHtml';

const toDocument = (page: string) =>
  `<main id="main"><div ${PAGE_ATTRIBUTE}="about">${page}</div><template ${PAGE_END_ATTRIBUTE}=""></template></main>`;

test.each([
  ['<h1>About</h1>'],
  ['<div><p title="a > b">Nested</p></div>'],
  // An attribute of a page may contain text that looks like the end of the page.
  [`<p title="</div><template ${PAGE_END_ATTRIBUTE}">Text</p>`],
  [''],
])('finds %s', (page) => {
  expect(findSlotHtml(toDocument(page))).toBe(page);
});

test('finds nothing in a document that is not a page of the site', () => {
  expect(findSlotHtml('<h1>Bad gateway</h1>')).toBeUndefined();
});

test('reads this document’s page without what the start script adds to its buttons', () => {
  jest.useFakeTimers();
  const page = '<button type="button">Play</button><button disabled="" type="button">Undo</button>';
  document.body.innerHTML = toDocument(page);
  new Function(START_SCRIPT)();
  document.querySelector('button')?.click();
  globalThis.pageStart?.fail();
  expect(document.querySelectorAll('[data-waiting]:disabled')).toHaveLength(1);
  expect(readSlotHtml()).toBe(page);
  globalThis.pageStart?.done();
  expect(document.querySelectorAll('main :disabled')).toHaveLength(1);
  jest.useRealTimers();
});
