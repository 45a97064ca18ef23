import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { createStyledTransformer } from './styledTransformer';

const SOURCE = "import styled from 'styled-components';\nexport const StyledBox = styled.div`color: red;`;";

function transform(file: string, source: string): string {
  const { outputText } = ts.transpileModule(source, {
    fileName: file,
    compilerOptions: {
      module: ts.ModuleKind.ESNext,
      target: ts.ScriptTarget.ES2022,
      jsx: ts.JsxEmit.Preserve,
    },
    transformers: { before: [createStyledTransformer({ isReadable: false })] },
  });
  return outputText;
}

function listComponentIds(file: string, source: string): string[] {
  return [...transform(file, source).matchAll(/componentId: "([^"]+)"/g)].flatMap(([, id]) => id ?? []);
}

function getComponentId(file: string): string | undefined {
  return listComponentIds(file, SOURCE)[0];
}

const ROOT = path.join(__dirname, '../../..');
const SOURCE_FILE = /^(?:shell|(?:shared|remotes)\/[^/]+)\/src\/.*(?<!\.test)\.tsx?$/;

function listSources(): string[] {
  return ['shell', 'shared', 'remotes'].flatMap((folder) =>
    fs
      .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
      .filter((file) => SOURCE_FILE.test(file)),
  );
}

/** Maps each source that contains styled components. */
function mapStyledSources<Result>(map: (file: string, source: string) => Result): Result[] {
  return listSources()
    .map((file) => ({ file: path.join(ROOT, file), source: fs.readFileSync(path.join(ROOT, file), 'utf8') }))
    .filter(({ source }) => source.includes('styled'))
    .map(({ file, source }) => map(file, source));
}

function createPackage(folder: string, name: string): string {
  fs.mkdirSync(path.join(folder, 'src'), { recursive: true });
  fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name }));
  return path.join(folder, 'src/Box.tsx');
}

test('a component has the same id wherever its package is and whatever its folder is called, and a different one in another package', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'styled-'));
  const inWorkspace = createPackage(path.join(root, 'shared/design'), '@portfolio/design');
  const packed = createPackage(path.join(root, 'node_modules/@portfolio/design'), '@portfolio/design');
  const cloned = createPackage(path.join(root, 'my clone'), '@portfolio/design');
  const other = createPackage(path.join(root, 'shared/other'), '@portfolio/other');
  expect(getComponentId(inWorkspace)).toMatch(/^[a-zA-Z]{4}$/);
  expect(getComponentId(packed)).toBe(getComponentId(inWorkspace));
  expect(getComponentId(cloned)).toBe(getComponentId(inWorkspace));
  expect(getComponentId(other)).not.toBe(getComponentId(inWorkspace));
  fs.rmSync(root, { recursive: true });
});

test('no two components of the project share an id', () => {
  const ids = mapStyledSources(listComponentIds).flat();
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  expect(ids.length).toBeGreaterThan(400);
  expect(twice).toEqual([]);
});

/** Such as "font:700 1rem/1serif": the minifier drops a space after a slash and a single character. */
const LOST_SPACE = /[\w-]+:[^;:{}]*\/\d(?!(?:rem|em|px|fr)\b)[a-z][^;{}]*/g;

test('no declaration loses a space that it needs', () => {
  const lost = 'export const StyledBox = styled.div`font: 700 1rem/1 serif;`;';
  const source = `import styled from 'styled-components';\n${lost}`;
  expect(transform(path.join(ROOT, 'Box.tsx'), source).match(LOST_SPACE)).toEqual(['font:700 1rem/1serif']);
  expect(mapStyledSources((file, text) => transform(file, text).match(LOST_SPACE) ?? []).flat()).toEqual([]);
});
