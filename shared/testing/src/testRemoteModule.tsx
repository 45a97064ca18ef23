import fs from 'node:fs';
import { findFileFaults, formatStyleFault } from '@portfolio/build/page-styles';
import { CONTRACT_VERSION, findProjectType, type RemoteModule } from '@portfolio/contract';
import { PAGE_PROMISES, type PageUnderTest } from './contract/promises';
import { type NodeRenders, renderInNode } from './contract/renderInNode';

/** Two Node processes load the remote, which takes long on a busy machine. */
const START_LIMIT_MS = 120_000;

/** A page takes a fraction of a second, and many times that in parallel with other tests. */
const PAGE_LIMIT_MS = 60_000;

/**
 * Adds the tests that every remote must pass: catalogue and pages match, and each page keeps the promises in
 * `shared/docs/teams.md`. Call it from a test beside the remote's module.
 *
 * @param remote - the exports of `src/remote.ts`
 * @param file - that module; by default the `remote.ts` beside the test
 */
export function testRemoteModule(remote: RemoteModule, file = findRemoteFile()): void {
  const { id, contractVersion, catalogue, pages } = remote;
  const paged = catalogue.filter(({ component }) => component !== null);
  let inNode: NodeRenders;

  beforeAll(async () => {
    inNode = await renderInNode(file);
  }, START_LIMIT_MS);

  test('is built against this contract', () => {
    expect(contractVersion).toBe(CONTRACT_VERSION);
  });

  test('every entry has a page, and every page an entry', () => {
    expect(paged.map(({ component }) => component).sort()).toEqual(Object.keys(pages).sort());
  });

  // A remote may have cards alone, and jest refuses an empty table.
  const hasPages = paged.length > 0;

  if (hasPages)
    test.each(paged)(
      '$title is reached at a path that ends with its component',
      ({ path, component, type }) => {
        const [, work, segment, article] = String(path).split('/');
        expect([work, findProjectType(String(segment)), article]).toEqual(['work', type, component]);
      },
    );

  test('ids, titles and paths are unique', () => {
    for (const field of ['id', 'title'] as const)
      expect(new Set(catalogue.map((entry) => entry[field])).size).toBe(catalogue.length);
    expect(new Set(paged.map(({ path }) => path)).size).toBe(paged.length);
  });

  test('its style sheets change nothing outside its pages', () => {
    const faults = inNode.styleSheets.flatMap((sheet) =>
      findFileFaults(sheet, fs.readFileSync(sheet, 'utf8')).map((fault) => formatStyleFault(sheet, fault)),
    );
    expect(faults).toEqual([]);
  });

  if (hasPages)
    describe.each(paged)('the page of $title', (project) => {
      test.each(PAGE_PROMISES)(
        '$title',
        async ({ findFaults }) => {
          const name = String(project.component);
          const page = await pages[name]?.();
          const underTest = { remoteId: id, project, Page: page?.default, inNode: inNode.getPage(name) };
          expect(await findFaults(underTest as PageUnderTest)).toEqual([]);
        },
        PAGE_LIMIT_MS,
      );
    });
}

function findRemoteFile(): string {
  const { testPath } = expect.getState();
  if (testPath === undefined)
    throw new Error('Failed to find remote.ts: call testRemoteModule in a test file.');
  return testPath.replace(/[^/\\]+$/, 'remote.ts');
}
