import { configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { PageProps } from '@portfolio/contract';
import { act, type ComponentType } from 'react';
import { getProject } from './getProject';
import { installPlatform } from './platform';

installPlatform();
// Working out for each of some hundred buttons whether style sheets hide it takes jsdom seconds per query. Tests
// about what is hidden say so themselves, with `hidden: false`.
configure({ defaultHidden: true });

interface RenderDemoOptions {
  /** Where the visitor comes from: query and hash of the address. */
  address?: string;
  /** Given to user-event where a test runs on fake timers. */
  advanceTimers?: (delayMs: number) => void;
}

/** Renders a page with its own catalogue entry, as a visitor finds it at an address. */
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
