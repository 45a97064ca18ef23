import type { CatalogueEntry, PageProps } from '@portfolio/contract';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server.node';

/** Renders a page as the composer does: no effects, no browser. */
export function renderOnServer(Page: ComponentType<PageProps>, project: CatalogueEntry): string {
  return renderToString(<Page project={project} services={{ showAlert: () => () => {} }} />);
}
