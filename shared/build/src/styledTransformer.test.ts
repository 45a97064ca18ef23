import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { createStyledTransformer } from './styledTransformer';

const SOURCE = "import styled from 'styled-components';\nexport const StyledBox = styled.div`color: red;`;";

function getComponentId(file: string): string | undefined {
  const { outputText } = ts.transpileModule(SOURCE, {
    fileName: file,
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
    transformers: { before: [createStyledTransformer({ isReadable: false })] },
  });
  return /componentId: "([^"]+)"/.exec(outputText)?.[1];
}

function createPackage(folder: string): string {
  fs.mkdirSync(path.join(folder, 'src'), { recursive: true });
  fs.writeFileSync(path.join(folder, 'package.json'), '{}');
  return path.join(folder, 'src/Box.tsx');
}

test('a component has the same id wherever its package lies, and another one in another package', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'styled-'));
  const inWorkspace = createPackage(path.join(root, 'shared/design'));
  const packed = createPackage(path.join(root, 'node_modules/@portfolio/design'));
  const other = createPackage(path.join(root, 'shared/other'));
  expect(getComponentId(inWorkspace)).toMatch(/^sc-/);
  expect(getComponentId(packed)).toBe(getComponentId(inWorkspace));
  expect(getComponentId(other)).not.toBe(getComponentId(inWorkspace));
  fs.rmSync(root, { recursive: true });
});
