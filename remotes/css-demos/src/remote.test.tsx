import type { PageProps, RemoteModule } from '@portfolio/contract';
import { findProjectType } from '@portfolio/contract';
import { createEntry } from '@portfolio/testing';
import { render, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type { ComponentType } from 'react';
import * as remote from './remote';

const { catalogue, pages } = remote satisfies RemoteModule;

// @ts-expect-error -- a remote without pages is none
({ id: 'x', contractVersion: '1.0.0', catalogue: [] }) satisfies RemoteModule;
// @ts-expect-error -- a page is a loader, not a component
({ ...remote, pages: { pulseAnimation: () => null } }) satisfies RemoteModule;

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
  async function createPage() {
    const { default: Page } = await (pages[entry.component ?? '']?.() as Promise<{
      default: ComponentType<PageProps>;
    }>);
    return <Page project={createEntry(entry)} services={{ showAlert: () => () => {} }} />;
  }

  test('renders on the server with one h1, its title', async () => {
    const headings = renderToString(await createPage()).match(/<h1[^>]*>.*?<\/h1>/g);
    expect(headings).toEqual([expect.stringContaining(entry.title)]);
  });

  test('renders the same twice', async () => {
    const page = await createPage();
    expect(renderToString(page)).toBe(renderToString(page));
  });

  test('hydrates what the server rendered, without a word of complaint', async () => {
    const page = await createPage();
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page);
    const onRecoverableError = jest.fn();
    render(page, { container, hydrate: true, onRecoverableError });
    await waitFor(() => expect(container.querySelector('h1')).toHaveTextContent(entry.title));
    expect(onRecoverableError).not.toHaveBeenCalled();
  });
});
