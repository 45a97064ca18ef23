import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CONTRACT_VERSION, findProjectType, type RemoteModule } from '@portfolio/contract';
import type { Excerpt } from './demo-page/CodeExcerpt';
import * as remote from './remote';

const PAGES = path.join(__dirname, 'pages');
const names = Object.keys(remote.pages);

test('is a remote module of this contract', () => {
  const module = remote satisfies RemoteModule;

  expect(module.id).toBe('js-demos');
  expect(module.contractVersion).toBe(CONTRACT_VERSION);
});

test('would not compile in a wrong shape', () => {
  // @ts-expect-error -- a page is a loader, not a component
  const wrongPages = { ...remote, pages: { drumKit: () => null } } satisfies RemoteModule;
  // @ts-expect-error -- the catalogue is required
  const noCatalogue = { id: 'js-demos', contractVersion: '1.0.0', pages: {} } satisfies RemoteModule;
  // @ts-expect-error -- an id is a text
  const wrongId = { ...remote, id: 7 } satisfies RemoteModule;

  expect([wrongPages, noCatalogue, wrongId]).toHaveLength(3);
});

/** SPEC section 2's order. */
const ORDER =
  'drumKit analogClock arrayCardio imageGalery fetchAPI canvasExample checkboxChallange konamiCode scrollIn speechRecognition linkFollower geoLocation userMedia followerAlongNav clickDrag videoControl'.split(
    ' ',
  );

test('lists exactly the demos it has pages for: those of the specification in its order, then the others', () => {
  const listed = remote.catalogue.map(({ component }) => component);

  expect([...listed].sort()).toEqual([...names].sort());
  expect(listed.slice(0, ORDER.length)).toEqual(ORDER);
});

test.each(remote.catalogue.map((entry) => [entry.id, entry] as const))(
  'describes %s completely',
  (id, entry) => {
    const [, , segment = '', article] = entry.path?.split('/') ?? [];

    expect(findProjectType(segment)).toBe('JavaScript');
    expect(article).toBe(id);
    expect(entry.component).toBe(id);
    expect(entry.description.length).toBeGreaterThan(60);
    expect(entry.tags.length).toBeGreaterThan(0);
    expect(entry.img.alt.length).toBeGreaterThan(10);
    expect(entry.img).toMatchObject({ widthPx: 640, heightPx: 400 });
  },
);

test.each(names)('has its own two drawings for the card of %s', (name) => {
  for (const theme of ['light', 'dark']) {
    const svg = readFileSync(path.join(PAGES, name, `card.${theme}.svg`), 'utf8');
    expect(svg).toContain('viewBox="0 0 640 400"');
    expect(svg).not.toMatch(/<script|href=|url\(http/);
  }
});

const withoutIndent = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');

test.each(names)('quotes the source of %s as it is', async (name) => {
  const { excerpt } = (await import(`./pages/${name}/excerpt`)) as { excerpt: Excerpt };
  const file = path.join(PAGES, name, excerpt.file);

  expect(existsSync(file)).toBe(true);
  expect(withoutIndent(readFileSync(file, 'utf8'))).toContain(withoutIndent(excerpt.code));
  for (const { at } of excerpt.notes) {
    expect(excerpt.code.split('\n').filter((line) => line.includes(at))).toHaveLength(1);
  }
});
