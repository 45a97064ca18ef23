import { configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { PageProps } from '@portfolio/contract';
import { act, type ComponentType } from 'react';
import { getProject } from './getProject';
import { installPlatform } from './platform';

installPlatform();
// With a hundred buttons, jsdom takes seconds per query to determine which ones style sheets hide. Tests about
// hidden elements pass `hidden: false` themselves.
configure({ defaultHidden: true });

interface RenderDemoOptions {
  /** Query and hash of the address that the visitor opens. */
  address?: string;
  /** Passed to user-event when a test runs on fake timers. */
  advanceTimers?: (delayMs: number) => void;
}

/** Renders a page with its own catalogue entry, at a given address. */
export async function renderDemo(
  id: string,
  Page: ComponentType<PageProps>,
  { address = '', advanceTimers }: RenderDemoOptions = {},
) {
  const project = getProject(id);
  window.history.replaceState(null, '', `${project.path ?? '/'}${address}`);
  const user = userEvent.setup(advanceTimers ? { advanceTimers } : {});
  const result = render(<Page project={project} services={{ showAlert: () => () => {} }} />);
  await act(async () => {});
  return { ...result, user };
}
