import { ChunkLoadError } from '@portfolio/contract';
import { act, render, screen } from '@testing-library/react';
import type { ProjectPageData } from '../site-map/pageData';
import { createPageLoads } from './createPageLoads';
import { RemotePage } from './RemotePage';

const project = {
  remote: {
    ...{ id: 'demos', version: '1.1.0', container: 'demos', baseUrl: '/r/' },
    entry: { url: '/r/entry.js', integrity: '' },
  },
  entry: { title: 'Drum kit', component: 'drumKit', path: '/work/js/drumKit' },
} as unknown as ProjectPageData;

function BrokenPage(): never {
  throw new Error('It threw.');
}

test('shows one panel if the page throws and the release before it does not load', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const load = jest
    .fn()
    .mockResolvedValueOnce({ Page: BrokenPage, version: '1.1.0' })
    .mockRejectedValueOnce(
      new ChunkLoadError({ chunk: 'demos', type: 'missing', request: '/r/before/entry.js' }),
    );
  const loads = createPageLoads({ load, giveUp: () => true });
  await act(async () => render(<RemotePage project={project} loads={loads} services={{} as never} />));
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getByRole('alert')).toHaveTextContent('/r/before/entry.js');
  logged.mockRestore();
});
