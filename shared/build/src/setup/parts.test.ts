import { listRealParts } from './parts';

const { CHROME_PATH } = process.env;
afterEach(() => {
  if (CHROME_PATH === undefined) delete process.env['CHROME_PATH'];
  else process.env['CHROME_PATH'] = CHROME_PATH;
});

test('CHROME_PATH replaces the headless shell only if it names a file', () => {
  const find = () =>
    listRealParts('no-folder')
      .find(({ name }) => name === 'a headless shell')
      ?.find();
  process.env['CHROME_PATH'] = process.execPath;
  expect(find()).toBe(process.execPath);
  process.env['CHROME_PATH'] = '/no-such-browser';
  expect(find()).not.toBe('/no-such-browser');
});
