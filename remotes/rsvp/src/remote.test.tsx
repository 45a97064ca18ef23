import type { RemoteModule } from '@portfolio/contract';
import { renderToString } from 'react-dom/server';
import { createEntry, testRemoteModule } from '@portfolio/testing';
import { installBrowserFakes } from './pages/RSVPApp/guest-testing/browserFakes';
import RSVPAppPage from './pages/RSVPApp/page';
import * as remote from './remote';

// @ts-expect-error -- a remote must have pages
({ id: 'x', contractVersion: '1.0.0', catalogue: [] }) satisfies RemoteModule;
// @ts-expect-error -- a page is a loader, not a component
({ ...remote, pages: { RSVPApp: () => null } }) satisfies RemoteModule;

beforeEach(installBrowserFakes);

testRemoteModule(remote);

test('the RSVP app explains what it needs if there is no JavaScript', () => {
  const html = renderToString(
    <RSVPAppPage project={createEntry()} services={{ showAlert: () => () => {} }} />,
  );
  expect(html).toMatch(/<noscript>.*The list needs JavaScript.*<\/noscript>/);
  expect(html).toContain('aria-label="Add a guest"');
});
