import { render } from '@testing-library/react';
import type { PageProps } from '@portfolio/contract';
import { Activity, act, type ComponentType } from 'react';
import { getProject } from './getProject';

/** Renders a page that can be hidden and shown again, as the shell's keep-alive does. */
export async function renderHideable(id: string, Page: ComponentType<PageProps>) {
  const project = getProject(id);
  const toPage = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <Page project={project} services={{ showAlert: () => () => {} }} />
    </Activity>
  );
  const { rerender } = render(toPage('visible'));
  await act(async () => {});
  return { show: (mode: 'visible' | 'hidden') => act(async () => rerender(toPage(mode))) };
}
