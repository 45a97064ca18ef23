import type { PageProps, RemoteModule } from '@portfolio/contract';
import { findProjectType } from '@portfolio/contract';
import { createEntry } from '@portfolio/testing';
import { renderToString } from 'react-dom/server';
import type { ComponentType } from 'react';
import * as remote from './remote';

const { catalogue, pages } = remote satisfies RemoteModule;

// @ts-expect-error -- a remote without pages is none
({ id: 'x', contractVersion: '1.0.0', catalogue: [] }) satisfies RemoteModule;
// @ts-expect-error -- a page is a loader, not a component
({ ...remote, pages: { RSVPApp: () => null } }) satisfies RemoteModule;

test('every entry has a page, and every page an entry', () => {
  expect(catalogue.map(({ component }) => component).sort()).toEqual(Object.keys(pages).sort());
});

test.each(catalogue)(
  '$title is reached at a path that ends with its component',
  ({ path, component, type }) => {
    const [, work, segment, article] = path?.split('/') ?? [];
    expect([work, findProjectType(segment ?? ''), article]).toEqual(['work', type, component]);
  },
);

test('ids, titles and paths are unique', () => {
  for (const field of ['id', 'title', 'path'] as const) {
    expect(new Set(catalogue.map((entry) => entry[field])).size).toBe(catalogue.length);
  }
});

describe.each(catalogue)('the page of $title', (entry) => {
  async function renderOnServer() {
    const { default: Page } = await (pages[entry.component ?? '']?.() as Promise<{
      default: ComponentType<PageProps>;
    }>);
    return renderToString(<Page project={createEntry(entry)} services={{ showAlert: () => () => {} }} />);
  }

  test('renders on the server with one h1, its title', async () => {
    const headings = (await renderOnServer()).match(/<h1[^>]*>.*?<\/h1>/g);
    expect(headings).toEqual([expect.stringContaining(entry.title)]);
  });

  test('renders the same twice', async () => {
    expect(await renderOnServer()).toBe(await renderOnServer());
  });
});
