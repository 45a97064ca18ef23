import { createEntry } from '@portfolio/testing';
import type { CatalogueEntry } from '@portfolio/contract';
import { selectSamples } from './selectSamples';

const create = (id: string, overrides: Partial<CatalogueEntry> = {}) => ({
  ...createEntry({ id, img: { src: `${id}.svg`, alt: '', widthPx: 640, heightPx: 400 }, ...overrides }),
  remoteId: 'js-demos',
});

const listSources = (samples: ReturnType<typeof selectSamples>) =>
  Object.entries(samples).map(([type, images]) => [type, images.map(({ src }) => src)]);

test('shows one featured project of a type, and every mark', () => {
  const samples = selectSamples([
    create('canvas', { portfolio: false }),
    create('drum', { portfolio: true }),
    create('clock', { portfolio: true }),
    create('tern', { type: 'Logo', path: null, component: null }),
    create('owl', { type: 'Logo', path: null, component: null }),
  ]);
  expect(listSources(samples)).toEqual([
    ['JavaScript', ['drum.svg']],
    ['Logo', ['tern.svg', 'owl.svg']],
  ]);
});

test('shows the first project if none is featured', () => {
  expect(listSources(selectSamples([create('canvas', { portfolio: false })]))).toEqual([
    ['JavaScript', ['canvas.svg']],
  ]);
});
