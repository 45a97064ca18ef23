import fs from 'node:fs';
import { findFileFaults, formatStyleFault } from '@portfolio/build/page-styles';
import {
  type Catalogue,
  CONTRACT_VERSION,
  findProjectType,
  PROJECT_TYPES,
  type RemoteModule,
} from '@portfolio/contract';
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

  const nameFaults = (faults: readonly string[]) => faults.map((fault) => `[${id}] ${fault}`);

  test('is built against this contract', () => {
    const fault = `contractVersion is "${contractVersion}", and the installed @portfolio/contract has "${CONTRACT_VERSION}". Export it as "export const contractVersion = CONTRACT_VERSION;" in src/remote.ts.`;
    expect(nameFaults(contractVersion === CONTRACT_VERSION ? [] : [fault])).toEqual([]);
  });

  test('every entry has a page, and every page an entry', () => {
    expect(nameFaults(findUnpaired(remote))).toEqual([]);
  });

  // A remote may have cards alone, and jest refuses an empty table.
  const hasPages = paged.length > 0;

  if (hasPages)
    test.each(paged)(
      '$title is reached at a path that ends with its component',
      ({ path, component, type }) => {
        const expected = `/work/${PROJECT_TYPES[type].segment}/${component}`;
        const [, work, segment, article] = String(path).split('/');
        const isExpected =
          work === 'work' && findProjectType(String(segment)) === type && article === component;
        const fault = `${component}: its path is ${JSON.stringify(path)}. Write it as "${expected}" in src/catalogue.ts.`;
        expect(nameFaults(isExpected ? [] : [fault])).toEqual([]);
      },
    );

  test('ids, titles and paths are unique', () => {
    const faults = (['id', 'title', 'path'] as const).flatMap((field) => findRepeats(catalogue, field));
    expect(nameFaults(faults)).toEqual([]);
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
          // Without a component React would throw in each of these tests, with a text that names no page.
          expect(nameFaults(findMissing(name, page))).toEqual([]);
          const underTest = { remoteId: id, project, Page: page?.default, inNode: inNode.getPage(name) };
          expect(await findFaults(underTest as PageUnderTest)).toEqual([]);
        },
        PAGE_LIMIT_MS,
      );
    });
}

/** Lists the entries whose page is missing, and the pages whose entry is. */
function findUnpaired({ catalogue, pages }: RemoteModule): string[] {
  const components = catalogue.flatMap(({ component }) => component ?? []);
  return [
    ...findRepeats(catalogue, 'component'),
    ...components
      .filter((component) => !Object.hasOwn(pages, component))
      .map(
        (component) =>
          `${component}: an entry names this page, and pages does not have it. Add it to pages in src/remote.ts, or set component and path of the entry to null.`,
      ),
    ...Object.keys(pages)
      .filter((name) => !components.includes(name))
      .map(
        (name) =>
          `${name}: no entry names this page. Add an entry with this component to src/catalogue.ts, or remove the page from src/remote.ts.`,
      ),
  ];
}

function findMissing(name: string, page: { default?: unknown } | undefined): string[] {
  if (page === undefined) return [`${name}: pages in src/remote.ts does not have it. Add it there.`];
  return page.default === undefined
    ? [`${name}: its module has no default export. Export the component of the page with "export default".`]
    : [];
}

/** Lists the values of a field that several entries have. */
function findRepeats(catalogue: Catalogue, field: 'id' | 'title' | 'path' | 'component'): string[] {
  const values = catalogue.flatMap((entry) => entry[field] ?? []);
  const repeated = new Set(values.filter((value, index) => values.indexOf(value) !== index));
  return [...repeated].map(
    (value) =>
      `several entries have the ${field} ${JSON.stringify(value)}. Give each entry its own in src/catalogue.ts.`,
  );
}

function findRemoteFile(): string {
  const { testPath } = expect.getState();
  if (testPath === undefined)
    throw new Error('Failed to find remote.ts: call testRemoteModule in a test file.');
  return testPath.replace(/[^/\\]+$/, 'remote.ts');
}
