import type { PageData } from '../site-map/pageData';
import { applyHead } from './head';

const CONTACT: PageData = {
  path: '/contact',
  page: 'contact',
  title: 'Contact',
  description: 'How to get in touch.',
  crumbs: [],
};

const readHead = () => ({
  title: document.title,
  description: document.querySelector('meta[name="description"]')?.getAttribute('content'),
  canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
  robots: document.querySelector('meta[name="robots"]')?.getAttribute('content'),
});

beforeEach(() => {
  document.head.innerHTML =
    '<meta name="description" content=""><link rel="canonical" href="https://portfolio.example.com/about">';
});

test('keeps the origin of the canonical link and changes the rest', () => {
  applyHead(document, CONTACT);
  expect(readHead()).toEqual({
    title: 'Contact · Portfolio',
    description: 'How to get in touch.',
    canonical: 'https://portfolio.example.com/contact',
    robots: undefined,
  });
});

test('keeps an unlisted page out of indexes, but not the page after it', () => {
  applyHead(document, { ...CONTACT, isUnlisted: true });
  expect(readHead().robots).toBe('noindex');
  applyHead(document, CONTACT);
  expect(readHead().robots).toBeUndefined();
});

test('gives page-not-found no canonical link, and adds one for the page after it', () => {
  applyHead(document, { ...CONTACT, page: 'page-not-found', path: '/404' });
  expect(readHead().canonical).toBeUndefined();
  applyHead(document, CONTACT);
  expect(readHead().canonical).toBe(`${location.origin}/contact`);
});
