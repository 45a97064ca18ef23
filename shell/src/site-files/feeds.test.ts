import type { PageData } from '../site-map/pageData';
import { toRssXml, toSitemapXml } from './feeds';

function createArticle(title: string, published: string): PageData {
  const path = `/work/UX/${title}`;
  const img = { src: 'a.svg', alt: 'a', widthPx: 1, heightPx: 1 };
  const blog = { published, readingMinutes: 1, summary: `About <${title}>` };
  const entry = {
    id: title,
    type: 'UX',
    portfolio: true,
    title,
    img,
    tags: [],
    description: '',
    component: title,
    path,
    blog,
    remoteId: 'a',
  } as const;
  const remote = {
    id: 'a',
    version: '1.0.0',
    container: 'a',
    baseUrl: '/a/',
    entry: { url: '/a/e.js', integrity: '' },
  };
  const link = { title, path };
  return {
    path,
    page: 'project',
    title,
    description: '',
    crumbs: [],
    project: { entry, remote, previous: link, next: link },
  };
}

function createShellPage(path: string): PageData {
  return { path, page: 'home', title: path, description: '', crumbs: [] };
}

const note = { path: '/blogs#pad', title: 'note', published: '2026-03-01', summary: 'A & B' };

test('the feed lists write-ups and notes only, newest first, with escaped text', () => {
  const pages = [createArticle('old', '2026-01-02'), createArticle('new', '2026-05-01')];
  const rss = toRssXml([createShellPage('/'), ...pages], [note], 'https://example.com');
  expect(rss.match(/<title>(new|note|old)<\/title>/g)).toEqual([
    '<title>new</title>',
    '<title>note</title>',
    '<title>old</title>',
  ]);
  expect(rss).toContain('About &lt;new&gt;');
  expect(rss).toContain('<link>https://example.com/blogs#pad</link>');
  expect(rss).toContain('A &amp; B');
  expect(rss).toContain('<pubDate>Fri, 01 May 2026 00:00:00 GMT</pubDate>');
  expect(rss).toContain('<atom:link href="https://example.com/rss.xml" rel="self"');
});

test('the sitemap has one address for each page that search engines should list', () => {
  const pages = [
    createShellPage('/'),
    createShellPage('/work'),
    { ...createShellPage('/parts'), isUnlisted: true },
  ];
  expect(toSitemapXml(pages, 'https://example.com').match(/<loc>.*<\/loc>/g)).toEqual([
    '<loc>https://example.com/</loc>',
    '<loc>https://example.com/work</loc>',
  ]);
});

test('the sitemap dates write-ups, and nothing else', () => {
  const xml = toSitemapXml([createShellPage('/'), createArticle('new', '2026-05-01')], 'https://example.com');
  expect(xml.match(/<lastmod>.*<\/lastmod>/g)).toEqual(['<lastmod>2026-05-01</lastmod>']);
});
