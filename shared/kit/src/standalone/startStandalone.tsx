import { SiteError, type PageProps, type RemoteModule } from '@portfolio/contract';
import { GlobalStyle } from '@portfolio/design';
import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Standalone, createViews } from './Standalone';

/**
 * Runs a remote without a shell: each page at its path, and a list of them at every other address. Alerts are written
 * to the console.
 *
 * @param remote - the exports of `src/remote.ts`
 * @param title - the heading of the list
 * @returns the React root, for tests that remove it
 * @throws {SiteError} code `NO_ROOT` if the document has no element with the id "root"
 */
export function startStandalone(
  remote: Pick<RemoteModule, 'id' | 'catalogue' | 'pages'>,
  { title }: { title: string },
): Root {
  const { id } = remote;
  const container = document.getElementById('root');
  if (container === null)
    throw new SiteError(
      `[${id}] Failed to start standalone: the document has no element with the id "root". Add <div id="root">.`,
      'NO_ROOT',
    );
  const services: PageProps['services'] = {
    showAlert({ message, description = '' }) {
      console.info(`[${id}] ${message}`, description);
      return () => {};
    },
  };
  const root = createRoot(container);
  root.render(
    <StrictMode>
      <GlobalStyle />
      <Standalone views={createViews(remote)} services={services} title={title} />
    </StrictMode>,
  );
  return root;
}
