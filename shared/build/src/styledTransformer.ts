import fs from 'node:fs';
import path from 'node:path';
import type ts from 'typescript';
import { createTransformer } from 'typescript-plugin-styled-components';

const packageRoots = new Map<string, string>();

function getPackageRoot(directory: string): string {
  const known = packageRoots.get(directory);
  if (known !== undefined) return known;
  const parent = path.dirname(directory);
  const root =
    fs.existsSync(path.join(directory, 'package.json')) || parent === directory
      ? directory
      : getPackageRoot(parent);
  packageRoots.set(directory, root);
  return root;
}

interface StyledTransformerOptions {
  /** Whether class names carry the component's name. */
  isReadable: boolean;
}

/**
 * Gives styled components ids that depend on package folder, file and position only. Web and node builds, shell
 * and remotes, workspace and packed package then agree on the id of one component, and hydration finds its style.
 */
export function createStyledTransformer({
  isReadable,
}: StyledTransformerOptions): ts.TransformerFactory<ts.SourceFile> {
  const transformer = createTransformer({ ssr: true, displayName: isReadable, minify: true });
  return (context) => (sourceFile) => {
    const sourceRoot = path.dirname(getPackageRoot(path.dirname(sourceFile.fileName)));
    const scoped = Object.create(context, {
      getCompilerOptions: { value: () => ({ ...context.getCompilerOptions(), sourceRoot }) },
    }) as ts.TransformationContext;
    return transformer(scoped)(sourceFile);
  };
}
