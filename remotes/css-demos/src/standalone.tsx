import type { CatalogueEntry, PageProps } from '@portfolio/contract';
import { Card, GlobalStyle, layout, space } from '@portfolio/design';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import styled from 'styled-components';
import * as remote from './remote';

const StyledShell = styled.main`
  max-inline-size: ${layout.page};
  margin-inline: auto;
  padding: 0 ${layout.gutter} ${space[9]};
`;

const StyledList = styled.ul`
  display: grid;
  gap: ${space[6]};
  grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
  padding-block: ${space[6]};
`;

const services: PageProps['services'] = {
  showAlert({ message, description }) {
    console.info(message, description ?? '');
    return () => {};
  },
};

function PageList() {
  return (
    <>
      <h1>{remote.id}</h1>
      <StyledList>
        {remote.catalogue.map(({ id, title, img, component }) => (
          <li key={id}>
            <Card title={title} href={`#${component}`} image={img} headingLevel={2} />
          </li>
        ))}
      </StyledList>
    </>
  );
}

/** Runs the remote without a shell: the list of its pages, or the one that the address names after "#". */
async function start() {
  const name = window.location.hash.slice(1);
  const project = remote.catalogue.find(({ component }) => component === name);
  const loaded = await remote.pages[name]?.();
  const Page: ComponentType<PageProps> | undefined = loaded?.default;
  root.render(
    <StyledShell>
      <GlobalStyle />
      {Page ? <Page project={project as CatalogueEntry} services={services} /> : <PageList />}
    </StyledShell>,
  );
}

const container = document.getElementById('root');
if (container === null)
  throw new Error(`[${remote.id}] Failed to start: the page has no element with the id "root".`);
const root = createRoot(container);
window.addEventListener('hashchange', () => void start());
void start();
