import type { CatalogueEntry } from '@portfolio/contract';
import { createSiteMap } from './siteMap';
import { groupByTitle, selectEach, selectProject } from './selectProject';
import type { PagedProject } from './siteProject';

const ENTRY: CatalogueEntry = {
  ...{
    id: 'one',
    type: 'JavaScript',
    portfolio: false,
    title: 'Clock',
    tags: [],
    description: '',
    blog: null,
  },
  img: { src: 'a.svg', alt: '', widthPx: 1, heightPx: 1 },
  ...{ component: 'one', path: '/work/js/one' },
};

const baseUrl = '/remotes/demos/';
const { projects } = createSiteMap([
  {
    ref: {
      ...{ id: 'demos', version: '1.0.0', container: 'demos', baseUrl },
      entry: { url: `${baseUrl}e.js`, integrity: '' },
    },
    catalogue: [ENTRY, { ...ENTRY, id: 'two', component: 'two', path: '/work/js/two' }],
  },
]);
const [one, two] = projects as readonly PagedProject[];
const byTitle = groupByTitle(selectEach(projects as readonly PagedProject[]));

test('a project is found by its title; of two with the same title, by its path', () => {
  if (one === undefined || two === undefined) throw new Error('The site map lists both.');
  expect(selectProject(byTitle, one)?.entry).toBe(one);
  expect(selectProject(byTitle, two)?.entry).toBe(two);
  expect(selectProject(byTitle, { ...one, title: 'Another' })).toBeUndefined();
  expect(selectProject(byTitle, { ...one, path: '/work/js/none' })).toBeUndefined();
});
