import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { drawSharePicture, SHARE_ARTWORK_SIZE } from '../../src/site-files/share-picture/drawSharePicture';
import { SHARE_FACES } from '../../src/site-files/share-picture/textSetter';
import type { PageData, ShellRenderer } from '../shell-build/shellBuild';
import { drawPictures } from './drawPictures';
import { RASTERISER_LIMITS } from './rasteriser/startRasteriser';
import { type PlannedPicture, planPicture } from './planPicture';

const SVG = 'xmlns="http://www.w3.org/2000/svg"';
const CARD = `<svg ${SVG} width="640" height="400"><rect width="640" height="400" fill="#fbe0d0"/><text x="20" y="80" font-size="40" font-weight="700">To the arches</text></svg>`;

const renderer = {
  toSharePicture: ({ title }: PageData) => ({ title, label: 'User Experience', text: 'A description.' }),
  FONTS: {
    files: ['archivo-core', 'archivo-latin', 'archivo-latin-extended'].map((name) => `/shell/${name}.woff2`),
  },
  HASHED_FOLDERS: { shell: '/shell/', share: '/share/' },
  SITE: { name: 'Portfolio' },
  SHARE_PICTURE_FORMAT: 1,
  ...{ drawSharePicture, SHARE_ARTWORK_SIZE, SHARE_FACES },
} as unknown as ShellRenderer;

let folder: string;

beforeAll(() => {
  folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'share-pictures-')));
  fs.cpSync(path.join(__dirname, '../../src/fonts'), path.join(folder, 'web'), { recursive: true });
});

afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** Plans the picture of a page; without an artwork, it is a page of the shell. */
function plan(title: string, content: string | Buffer | null, integrity = 'sha384-one'): PlannedPicture {
  const file = path.join(folder, `${title}.svg`);
  if (content !== null) fs.writeFileSync(file, content);
  const project = content === null ? {} : { project: { remote: { id: 'one' } } };
  const data = { path: `/work/${title}`, title, ...project } as unknown as PageData;
  const picture = planPicture(data, renderer, () => ({ name: `assets/${title}.svg`, file, integrity }));
  if (picture === null) throw new RangeError('The page has no picture.');
  return picture;
}

async function draw(pictures: readonly PlannedPicture[], limits = RASTERISER_LIMITS) {
  const drawn = new Map<string, Buffer>();
  const error = await drawPictures(pictures, {
    shell: { dist: folder, renderer },
    cacheDir: path.join(folder, 'cache'),
    onDrawn: (picture, png) => drawn.set(picture.path, png),
    limits,
  }).catch((reason: unknown) => reason);
  return { drawn, error };
}

async function waitFor(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 5));
}

const readSize = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test('the same text and artwork give the same bytes, in the size that sites expect', async () => {
  const pictures = [plan('one', CARD), plan('about', null)];
  const [first, second] = [await draw(pictures), await draw(pictures)];
  expect(first.error).toBeUndefined();
  expect([...first.drawn.values()].map(readSize)).toEqual([
    [1200, 630],
    [1200, 630],
  ]);
  expect(second.drawn).toEqual(first.drawn);
});

test('draws the text of an artwork', async () => {
  const { drawn } = await draw([plan('one', CARD), plan('two', CARD.replace(/<text.*<\/text>/, ''))]);
  expect(drawn.get('/work/one')?.length).toBeGreaterThan((drawn.get('/work/two')?.length ?? 0) + 500);
});

test('the address changes with the title or the artwork, and only then', () => {
  const urls = [
    plan('one', CARD),
    plan('one', CARD),
    plan('two', CARD),
    plan('one', CARD, 'sha384-two'),
    plan('one', null),
  ].map(({ url }) => url);
  expect(urls[0]).toMatch(/^\/share\/[0-9a-f]{16}\.png$/);
  expect(urls[1]).toBe(urls[0]);
  expect(new Set(urls).size).toBe(4);
});

const ICON = path.join(__dirname, '../../public/icons/icon-192.png');
const toCard = (content: string, declared = '') =>
  `${declared}<svg ${SVG} xmlns:xlink="http://www.w3.org/1999/xlink" width="640" height="400">${content}</svg>`;
const NOTHING = 'it shows nothing: the file is broken, blank, or no SVG, PNG or JPEG';

test.each<[what: string, content: string | Buffer, message: string]>([
  ['half an SVG', '<svg', NOTHING],
  ['text', 'no picture', NOTHING],
  ['no content', toCard('<rect width="0" height="0"/>'), NOTHING],
  ['half a PNG', fs.readFileSync(ICON).subarray(0, 90), NOTHING],
  ['a local file', toCard(`<image xlink:href="${ICON}" width="640" height="400"/>`), NOTHING],
  [
    'a local file in a filter',
    toCard(
      `<filter id="f"><feImage href = '${ICON}'/></filter><rect width="9" height="9" filter="url(#f)"/>`,
    ),
    NOTHING,
  ],
  [
    'an address in an entity',
    toCard('&a;', `<!DOCTYPE svg [<!ENTITY a "<image hre&#102;='${ICON}' width='9' height='9'/>">]>`),
    'it declares entities',
  ],
])(
  'refuses an artwork with %s, with page, file and remedy, and draws the others',
  async (_what, content, message) => {
    const { drawn, error } = await draw([plan('bad', content), plan('good', CARD)]);
    expect(error).toMatchObject({
      code: 'SHARE_PICTURE',
      message: expect.stringContaining(`- /work/bad, assets/bad.svg: ${message}`) as string,
    });
    expect([...drawn.keys()]).toEqual(['/work/good']);
  },
);

/** A drawing that takes minutes: ever finer noise on every pixel. */
const ENDLESS = toCard(
  '<filter id="f"><feTurbulence baseFrequency="0.1" numOctaves="100000"/></filter><rect width="640" height="400" filter="url(#f)"/>',
);

test('refuses an artwork that takes too long, and draws the next picture in another process', async () => {
  const limits = { ...RASTERISER_LIMITS, pageMs: 4000 };
  const { drawn, error } = await draw([plan('one', CARD), plan('bad', ENDLESS), plan('two', CARD)], limits);
  expect(error).toMatchObject({
    message: expect.stringContaining(
      '- /work/bad, assets/bad.svg: it is not drawn after 4 s. Remove large filters',
    ) as string,
  });
  expect([...drawn.keys()]).toEqual(['/work/one', '/work/two']);
});

test('leaves no process behind when a picture cannot be saved', async () => {
  const drawing = drawPictures([plan('one', CARD)], {
    shell: { dist: folder, renderer },
    cacheDir: path.join(folder, 'cache'),
    onDrawn: () => {
      throw new Error('The disk is full.');
    },
  });
  await expect(drawing).rejects.toThrow('The disk is full.');
  // A process that waits for the next picture would keep this one from ending.
  await waitFor(() => !process.getActiveResourcesInfo().includes('ProcessWrap'));
});

test('clips shapes outside the artwork, which do not crash the program', async () => {
  const outside = toCard('<rect width="640" height="400"/><circle cx="-100" cy="50" r="9" opacity="0.6"/>');
  expect((await draw([plan('one', outside)])).error).toBeUndefined();
});
