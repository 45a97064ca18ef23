import type { Excerpt } from '@portfolio/kit/demo';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageProps, RemoteModule } from '@portfolio/contract';
import { testRemoteModule } from '@portfolio/testing';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { getProject } from './demo-testing/getProject';
import * as remote from './remote';

const PAGES = path.join(__dirname, 'pages');
const names = Object.keys(remote.pages);

test('does not compile with a wrong shape', () => {
  // @ts-expect-error -- a page is a loader, not a component
  const wrongPages = { ...remote, pages: { drumKit: () => null } } satisfies RemoteModule;
  // @ts-expect-error -- the catalogue is required
  const noCatalogue = { id: 'js-demos', contractVersion: '1.0.0', pages: {} } satisfies RemoteModule;
  // @ts-expect-error -- an id is a text
  const wrongId = { ...remote, id: 7 } satisfies RemoteModule;

  expect([wrongPages, noCatalogue, wrongId]).toHaveLength(3);
});

/** The order in the specification. */
const ORDER =
  'drumKit analogClock arrayCardio imageGalery fetchAPI canvasExample checkboxChallange konamiCode scrollIn speechRecognition linkFollower geoLocation userMedia followerAlongNav clickDrag videoControl'.split(
    ' ',
  );

test('lists the demos of the specification first, in its order', () => {
  expect(remote.catalogue.slice(0, ORDER.length).map(({ component }) => component)).toEqual(ORDER);
});

test.each(remote.catalogue.map((entry) => [entry.id, entry] as const))(
  'describes %s completely',
  (_id, entry) => {
    expect(entry.description.length).toBeGreaterThan(60);
    expect(entry.tags.length).toBeGreaterThan(0);
    expect(entry.img.alt.length).toBeGreaterThan(10);
    expect(entry.img).toMatchObject({ widthPx: 640, heightPx: 400 });
  },
);

test.each(names)('has two drawings for the card of %s', (name) => {
  for (const theme of ['light', 'dark']) {
    const svg = readFileSync(path.join(PAGES, name, `card.${theme}.svg`), 'utf8');
    expect(svg).toContain('viewBox="0 0 640 400"');
    expect(svg).not.toMatch(/<script|href=|url\(http/);
  }
});

test.each(names)('each remark on the excerpt of %s matches exactly one line', async (name) => {
  const { EXCERPT } = (await import(`./pages/${name}/explanation`)) as { EXCERPT: Excerpt };

  for (const { at } of EXCERPT.notes) {
    expect(EXCERPT.source.text.split('\n').filter((line) => line.includes(at))).toHaveLength(1);
  }
});

test.each(names)(
  'the page of %s has its demo right under its title, even before scripts run',
  async (name) => {
    const Page = (await remote.pages[name]?.())?.default as ComponentType<PageProps>;
    const host = document.createElement('template');
    host.innerHTML = renderToString(
      <Page project={getProject(name)} services={{ showAlert: () => () => {} }} />,
    );
    expect(host.content.querySelector('header:has(> h1) + #demo')).not.toBeNull();
  },
);

testRemoteModule(remote);
