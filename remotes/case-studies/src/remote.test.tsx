import type { RemoteModule } from '@portfolio/contract';
import { testRemoteModule } from '@portfolio/testing';
import * as remote from './remote';

// @ts-expect-error -- a module without pages does not satisfy the contract
export const WITHOUT_PAGES = { id: 'x', contractVersion: '1', catalogue: [] } satisfies RemoteModule;

// @ts-expect-error -- a page is a loader, not a component
export const WITH_COMPONENT = { ...remote, pages: { sample: () => null } } satisfies RemoteModule;

// @ts-expect-error -- an entry is more than an id
export const WITH_BARE_ENTRY = { ...remote, catalogue: [{ id: 'sample' }] } satisfies RemoteModule;

testRemoteModule(remote);

test('lists case studies first and the 33 logos after them', () => {
  const firstLogo = remote.catalogue.findIndex(({ type }) => type === 'Logo');
  const logos = remote.catalogue.slice(firstLogo);
  expect(remote.catalogue.slice(0, firstLogo).every(({ component }) => component !== null)).toBe(true);
  expect(logos.every(({ type }) => type === 'Logo')).toBe(true);
  expect(logos).toHaveLength(33);
});
