import path from 'node:path';
import { type NodeRenders, renderInNode } from './renderInNode';

const FOLDER = path.join(__dirname, '../contract-testing/node-remote');

let renders: NodeRenders;

beforeAll(async () => {
  renders = await renderInNode(path.join(FOLDER, 'remote.tsx'));
});

/** The HTML of a page in this environment, in the other one, and the second time in this one. */
function readPage(name: string): unknown[] {
  const [here, elsewhere] = renders.getPage(name);
  if ('error' in here || 'error' in elsewhere) return [here, elsewhere];
  return [here.first, elsewhere.first, here.second].map(
    (html) => JSON.parse(html.replaceAll('&quot;', '"').replaceAll('&#x27;', "'")) as unknown,
  );
}

test('the time does not pass, and differs in the two renders', () => {
  const [here, there] = [Date.UTC(2026, 0, 5, 9), Date.UTC(2031, 6, 20, 22, 33)];
  expect(readPage('time').slice(0, 2)).toEqual([
    [here, here, 'Mon Jan 05 2026 09:00:00 GMT+0000 (Coordinated Universal Time)', 5, 0],
    [there, there, expect.stringMatching(/^Mon Jul 21 2031 11:18:00 GMT\+1245/), 5, 0],
  ]);
});

test('random numbers differ within a render and between renders, and are the same in every run', () => {
  expect(readPage('random').slice(0, 2)).toEqual([
    [1_015_568_748, 1_586_005_467],
    [1_017_233_273, 1_975_575_172],
  ]);
});

test('other files than scripts are the same as in unit tests, and style sheets are listed', () => {
  const excerpt = { file: 'marks.css', text: '.marks {\n  color: red;\n}' };
  const page = { file: 'excerpt.ts', text: 'export const excerpt = cut;' };
  expect(readPage('files')[0]).toEqual(['asset.svg', excerpt, page]);
  expect(renders.styleSheets).toEqual([path.join(FOLDER, 'marks.css')]);
});

test('the environment is that of the test, except for time zone and language', () => {
  expect(readPage('environment').slice(0, 2)).toEqual([
    ['test', 'UTC'],
    ['test', 'Pacific/Chatham'],
  ]);
});

test('passes entry and services to a page', () => {
  expect(readPage('services')).toEqual(Array(3).fill('Title of services'));
});

test('reports an error of a page, with its place', () => {
  const error = expect.stringMatching(/^Error: an error\n +at .*remote\.tsx/) as string;
  expect(readPage('throwsError')).toEqual([{ error }, { error }]);
  expect(readPage('throwsText')).toEqual([{ error: 'a text' }, { error: 'a text' }]);
});

test('reports a missing page', () => {
  const error = `${path.join(FOLDER, 'remote.tsx')} serves no page "other".`;
  expect(readPage('other')).toEqual([{ error }, { error }]);
});

test.each([
  ['throwing.ts', /^Failed to render the pages of .*throwing\.ts in plain Node: Error: Thrown while/],
  ['exiting.ts', /: the process ended with 3\. A page must not end it\.\nThe last words\.$/],
  ['killed.ts', /: SIGKILL ended the process, as when it has no memory left\.\nThe last words\.$/],
])(
  'names a module that cannot be loaded: %s',
  async (file, message) => {
    await expect(renderInNode(path.join(FOLDER, file))).rejects.toThrow(message);
  },
  120_000,
);

test('names a module that takes too long', async () => {
  await expect(renderInNode(path.join(FOLDER, 'endless.ts'), 2000)).rejects.toThrow(
    /: it took longer than 2 s\. Look for an endless loop\.\n/,
  );
});
