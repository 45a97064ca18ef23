import { toNextFiles } from './nextApp';

const toPage = (title: string, css: string, main: string) =>
  `<head><title>${title}</title><style>${css}</style></head><body><header class="top"><a href="/About">About</a></header><main>${main}</main></body>`;

const FILES = toNextFiles({
  pages: new Map([
    ['/', toPage('Home', 'a{b:c}h1{d:e}.top{g:h}', '<h1>Home</h1><a href="/file.pdf">CV</a>')],
    ['/about', toPage('About', 'a{b:c}h2{f:g}', '<h1>About</h1><a href="/">Home</a>')],
  ]),
  redirects: { '/about': '/about' },
});

function readJson(name: string): unknown {
  return JSON.parse(FILES.get(name) ?? 'null');
}

test('has one page for all paths, with separate content for each', () => {
  expect([...FILES.keys()].filter((name) => name.startsWith('app/'))).toEqual([
    'app/toElements.js',
    'app/layout.js',
    'app/[[...path]]/page.js',
  ]);
  expect(readJson('content/pages.json')).toEqual({ '/': 'page0.json', '/about': 'page1.json' });
  expect(readJson('content/page1.json')).toEqual({
    css: 'h2{f:g}',
    html: '<title>About</title><h1>About</h1><a href="/">Home</a>',
  });
});

test('stores once what all pages share: the frame with its rules, and the rules of every page', () => {
  expect(readJson('content/frame.json')).toEqual({
    css: 'a{b:c}.top{g:h}',
    html: '<header class="top"><a href="/About">About</a></header><main></main>',
  });
});

test('links to pages by their paths, and leaves links to files alone', () => {
  expect(readJson('content/links.json')).toEqual({ '/': '/', '/About': '/about' });
});
