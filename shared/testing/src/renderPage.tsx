import { render, type RenderResult } from '@testing-library/react';
import type { CatalogueEntry, PageProps, ShowAlert } from '@portfolio/contract';
import type { ComponentType } from 'react';

/**
 * Builds a catalogue entry for a test.
 *
 * @param overrides - the fields that matter to the test
 */
export function createEntry(overrides: Partial<CatalogueEntry> = {}): CatalogueEntry {
  return {
    id: 'sample',
    type: 'JavaScript',
    portfolio: false,
    title: 'Sample',
    img: { src: 'sample.svg', alt: 'A sample', widthPx: 640, heightPx: 400 },
    tags: ['Sample'],
    description: 'A sample project.',
    component: 'sample',
    path: '/work/js/sample',
    blog: null,
    ...overrides,
  };
}

/**
 * Renders a remote's page as the shell would.
 *
 * @param Page - the page's component
 * @param overrides - the fields of its catalogue entry that matter to the test
 * @returns Testing Library's result and the `showAlert` that was passed to the page
 */
export function renderPage(
  Page: ComponentType<PageProps>,
  overrides: Partial<CatalogueEntry> = {},
): RenderResult & { showAlert: jest.Mock<() => void, Parameters<ShowAlert>> } {
  const showAlert = jest.fn<() => void, Parameters<ShowAlert>>(() => () => {});
  const result = render(<Page project={createEntry(overrides)} services={{ showAlert }} />);
  return { ...result, showAlert };
}
