import { URL_SUFFIXES_GLOBAL } from '@portfolio/contract';
import { getUrlSuffix, renewUrls } from './urlSuffixes';

afterEach(() => {
  Reflect.deleteProperty(globalThis, URL_SUFFIXES_GLOBAL);
});

test('URLs stay as published until a file hangs; each time-out then changes those of that remote only', () => {
  expect(getUrlSuffix('demos')).toBe('');
  const suffixes = [1, 2, 3].map(() => {
    renewUrls('demos');
    return getUrlSuffix('demos');
  });
  expect(suffixes).toEqual(['?again=1', '?again=2', '?again=3']);
  expect(getUrlSuffix('others')).toBe('');
});
