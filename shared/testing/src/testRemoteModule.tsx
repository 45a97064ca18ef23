import { findProjectType, type PageProps, type RemoteModule } from '@portfolio/contract';
import { render, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { createEntry } from './renderPage';

/**
 * Adds the tests that every remote passes: catalogue and pages belong together, and each page renders on the server, the
 * same twice, and hydrates without a difference.
 *
 * @param remote - what `src/remote.ts` exports
 */
export function testRemoteModule({ catalogue, pages }: RemoteModule): void {
  const paged = catalogue.filter(({ component }) => component !== null);

  test('every entry has a page, and every page an entry', () => {
    expect(paged.map(({ component }) => component).sort()).toEqual(Object.keys(pages).sort());
  });

  test.each(paged)(
    '$title is reached at a path that ends with its component',
    ({ path, component, type }) => {
      const [, work, segment, article] = path?.split('/') ?? [];
      expect([work, findProjectType(segment ?? ''), article]).toEqual(['work', type, component]);
    },
  );

  test('ids, titles and paths are unique', () => {
    for (const field of ['id', 'title', 'path'] as const)
      expect(new Set(paged.map((entry) => entry[field])).size).toBe(paged.length);
  });

  describe.each(paged)('the page of $title', (entry) => {
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
}
