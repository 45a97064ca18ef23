import { LAST_STEPS, TEST_STEPS, usesSites } from './steps';

test('only the browser tests of the site and the sample of the journeys use the composed sites', () => {
  expect([...TEST_STEPS, ...LAST_STEPS].filter(usesSites).map(({ name }) => name)).toEqual([
    'browser tests of the site',
    'a sample of the journeys, in Firefox if it is installed',
  ]);
});
