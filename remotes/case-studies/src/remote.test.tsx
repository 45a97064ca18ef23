import { CONTRACT_VERSION, type RemoteModule } from '@portfolio/contract';
import * as remote from './remote';

const exposed = remote satisfies RemoteModule;

// @ts-expect-error -- a module without pages does not satisfy the contract
export const WITHOUT_PAGES = { id: 'x', contractVersion: '1', catalogue: [] } satisfies RemoteModule;

// @ts-expect-error -- a page is a loader, not a component
export const WITH_COMPONENT = { ...remote, pages: { sample: () => null } } satisfies RemoteModule;

// @ts-expect-error -- an entry is more than an id
export const WITH_BARE_ENTRY = { ...remote, catalogue: [{ id: 'sample' }] } satisfies RemoteModule;

const studies = exposed.catalogue.filter(({ component }) => component !== null);

describe('the remote', () => {
  it('names itself and the contract it was built against', () => {
    expect(exposed.id).toBe('case-studies');
    expect(exposed.contractVersion).toBe(CONTRACT_VERSION);
  });

  it('serves exactly the pages that its catalogue lists', () => {
    expect(Object.keys(exposed.pages).sort()).toEqual(studies.map(({ component }) => component).sort());
  });

  it.each(studies)('$title is at a path that ends in its page', ({ type, component, path }) => {
    expect(path).toBe(`/work/${type}/${component}`);
  });

  it.each(Object.entries(exposed.pages))('loads %s as a component', async (_name, load) => {
    expect((await load()).default).toBeInstanceOf(Function);
  });

  it('lists case studies first and the 33 logos after them', () => {
    const firstLogo = exposed.catalogue.findIndex(({ type }) => type === 'Logo');
    expect(firstLogo).toBe(studies.length);
    expect(exposed.catalogue.slice(firstLogo).every(({ type }) => type === 'Logo')).toBe(true);
    expect(exposed.catalogue.length - firstLogo).toBe(33);
  });

  it('gives every project its own id and title', () => {
    const { length } = exposed.catalogue;
    expect(new Set(exposed.catalogue.map(({ id }) => id)).size).toBe(length);
    expect(new Set(exposed.catalogue.map(({ title }) => title)).size).toBe(length);
  });
});
