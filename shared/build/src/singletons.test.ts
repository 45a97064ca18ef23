import { SINGLETONS, toSharedConfig } from './singletons';

test('releases contain no copy of a singleton', () => {
  const shared = toSharedConfig();
  expect(Object.keys(shared)).toEqual(Object.keys(SINGLETONS));
  for (const options of Object.values(shared))
    expect(options).toMatchObject({ singleton: true, import: false });
});
