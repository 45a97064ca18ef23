import { toChainDepth } from './chainDepth';
import { sumBytes } from './sumBytes';
import type { LoggedRequest } from './LoggedRequest';

const PAGE = 'http://site/';

function createRequest(name: string, overrides: Partial<LoggedRequest> = {}): LoggedRequest {
  return {
    url: PAGE + name,
    initiator: name === '' ? null : PAGE,
    type: 'Script',
    startMs: 10,
    endMs: 20,
    bytes: 100,
    isFromNetwork: true,
    ...overrides,
  };
}

const DOCUMENT = createRequest('', { type: 'Document' });
const MAIN = createRequest('main.js');
const CHUNK = createRequest('chunk.js', { initiator: MAIN.url });
const LATE = createRequest('late.js', { initiator: CHUNK.url, endMs: 900 });
const HERO = createRequest('hero.svg', { type: 'Image' });
const ALL = [DOCUMENT, MAIN, CHUNK, LATE, HERO];

test('counts one for text that is in the document', () => {
  expect(toChainDepth(ALL, { timeMs: 50, url: '', isInDocument: true }, [])).toBe(1);
});

test('counts two for a picture that the document names', () => {
  expect(toChainDepth(ALL, { timeMs: 50, url: HERO.url, isInDocument: true }, [])).toBe(2);
});

test('counts a style sheet that blocks the first paint', () => {
  const style = createRequest('site.css', { type: 'Stylesheet' });
  expect(toChainDepth([...ALL, style], { timeMs: 50, url: '', isInDocument: true }, [style.url])).toBe(2);
});

test('counts the scripts that had arrived before the element that they created', () => {
  expect(toChainDepth(ALL, { timeMs: 50, url: '', isInDocument: false }, [])).toBe(3);
  expect(toChainDepth(ALL, { timeMs: 1000, url: '', isInDocument: false }, [])).toBe(4);
});

test('stops if two requests name each other as initiator', () => {
  const loop = [DOCUMENT, { ...MAIN, initiator: CHUNK.url }, CHUNK];
  expect(toChainDepth(loop, { timeMs: 50, url: CHUNK.url, isInDocument: true }, [])).toBe(2);
});

test('adds up bytes by kind, and recognises a preload by its extension', () => {
  const preload = createRequest('entry.js', { type: 'Other', bytes: 30 });
  const cached = createRequest('font.woff2', { type: 'Font', bytes: 0, isFromNetwork: false });
  expect(sumBytes([DOCUMENT, MAIN, preload, cached])).toEqual({
    html: 100,
    js: 130,
    css: 0,
    font: 0,
    image: 0,
    other: 0,
  });
});
