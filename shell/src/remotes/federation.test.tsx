import { loadExposedModule } from './federation';

const RELEASE = {
  id: 'demos',
  version: '1.0.0',
  container: 'demos',
  baseUrl: '/r/',
  entry: { url: '/r/entry.js', integrity: '' },
};

it('loads no entry without a hash', async () => {
  await expect(loadExposedModule(RELEASE, 1000)).rejects.toMatchObject({
    code: 'NO_INTEGRITY',
    message: expect.stringContaining('/r/entry.js is named without a hash'),
  });
  expect(document.querySelector('script')).toBeNull();
});
