import { readdirSync } from 'node:fs';
import path from 'node:path';
import { SiteError } from '@portfolio/contract';
import { drawFigure, type FigureDrawing } from './kit/drawFigure';
import type { Product } from './kit/palette';

export interface FigureFile {
  path: string;
  text: string;
}

const SUFFIX = '.figure.tsx';

function toPascalCase(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The module through which a page gets the URLs and sizes of its figures. */
function writeFigureModule(drawings: ReadonlyMap<string, FigureDrawing>, study: string): string {
  const names = [...drawings.keys()];
  const imports = names.flatMap((name) => [
    `import dark${toPascalCase(name)} from './figures/${name}.dark.svg';`,
    `import light${toPascalCase(name)} from './figures/${name}.light.svg';`,
  ]);
  const rows = [...drawings].map(([name, { widthPx, heightPx }]) => {
    const suffix = toPascalCase(name);
    return `  ${name}: { src: light${suffix}, srcDark: dark${suffix}, widthPx: ${widthPx}, heightPx: ${heightPx} },`;
  });
  return [
    `// Written by \`npm run figures\`: edit the drawings in figures/${study}/ and run it again.`,
    ...imports,
    '',
    'export const FIGURES = {',
    ...rows,
    '};',
    '',
  ].join('\n');
}

async function loadDrawings(folder: string): Promise<Map<string, FigureDrawing>> {
  const files = readdirSync(folder).filter((file) => file.endsWith(SUFFIX));
  const names = files.map((file) => file.slice(0, -SUFFIX.length)).sort();
  const drawings = new Map<string, FigureDrawing>();
  for (const name of names) {
    const module = (await import(path.join(folder, name + SUFFIX))) as Record<
      string,
      FigureDrawing | undefined
    >;
    const drawing = module[name];
    if (!drawing)
      throw new SiteError(
        `[case-studies] Failed to load ${name}${SUFFIX}: it does not export "${name}". Name the drawing after its file.`,
        'NO_DRAWING',
      );
    drawings.set(name, drawing);
  }
  return drawings;
}

/** Where a study's pictures are written; its `figures.ts` is beside this folder. */
export function toPictureFolder(study: string): string {
  return path.join(__dirname, '../src/pages', study, 'figures');
}

/**
 * Draws every figure of one study in both themes.
 *
 * @param study - the name of its folder, here and in `src/pages`
 * @returns the study's SVG files and its `figures.ts`, with absolute paths
 */
export async function createFigureFiles(study: string): Promise<FigureFile[]> {
  const folder = toPictureFolder(study);
  const drawings = await loadDrawings(path.join(__dirname, study));
  const { PRODUCT: product } = (await import(path.join(__dirname, study, 'product'))) as { PRODUCT: Product };
  const problems: string[] = [];
  const pictures = [...drawings].flatMap(([name, drawing]) => {
    try {
      return [
        { path: path.join(folder, `${name}.light.svg`), text: drawFigure(drawing, product, 'default') },
        { path: path.join(folder, `${name}.dark.svg`), text: drawFigure(drawing, product, 'darkMode') },
      ];
    } catch (error) {
      problems.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      return [];
    }
  });
  if (problems.length > 0)
    throw new SiteError(
      `[case-studies] Failed to draw figures of ${study}:\n${problems.join('\n')}\nFix each drawing, then run "npm run figures" again.`,
      'BAD_DRAWING',
    );
  return [
    ...pictures,
    { path: path.join(folder, '../figures.ts'), text: writeFigureModule(drawings, study) },
  ];
}

/** The studies that have drawings, in alphabetical order. */
export function findStudies(): string[] {
  return readdirSync(__dirname, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'kit')
    .map((entry) => entry.name)
    .sort();
}
