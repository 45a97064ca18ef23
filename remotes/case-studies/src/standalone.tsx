import type { ShellServices } from '@portfolio/contract';
import { GlobalStyle, layout } from '@portfolio/design';
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import styled from 'styled-components';
import { STUDIES } from './catalogue';
import { pages } from './remote';

const StyledMain = styled.main`
  max-inline-size: ${layout.page};
  margin-inline: auto;
  padding-inline: ${layout.gutter};
`;

const services: ShellServices = {
  showAlert: ({ message, description }) => {
    console.info(message, description ?? '');
    return () => {};
  },
};

function StudyList() {
  return (
    <>
      <h1>Case studies</h1>
      <ul>
        {STUDIES.map(({ id, title, component }) => (
          <li key={id}>
            <a href={`?study=${component}`}>{title}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

const wanted = new URLSearchParams(window.location.search).get('study');
const project = STUDIES.find(({ component }) => component !== null && component === wanted);
const loader = Object.entries(pages).find(([name]) => name === wanted)?.[1];
const Page = loader && lazy(loader);

const root = document.getElementById('root');
if (!root)
  throw new Error('[case-studies] Failed to start: the page has no element with the id "root". Add one.');

createRoot(root).render(
  <>
    <GlobalStyle />
    <StyledMain>
      {Page && project ? (
        <Suspense>
          <Page project={project} services={services} />
        </Suspense>
      ) : (
        <StudyList />
      )}
    </StyledMain>
  </>,
);
