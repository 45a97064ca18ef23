import { type KeptPage, parseKeptPage, toKeptBytes } from './keptPages';

const PAGE: KeptPage = {
  rest: Buffer.from('\n<head>é</head>\n'),
  compressed: { br: Buffer.from([10, 0, 10]), gz: Buffer.from([0xff, 10]) },
  links: ['/work', '/é'],
};

it.each<[string, KeptPage]>([
  ['with its copies', PAGE],
  ['that is too small to have any', { ...PAGE, compressed: null, links: [] }],
])('reads a page as it was kept, %s', (_name, page) => {
  expect(parseKeptPage(toKeptBytes(page))).toEqual(page);
});
