import { readdirSync } from 'node:fs';
import path from 'node:path';
import { drawFigure, type FigureDrawing } from './drawFigure';

export interface FigureFile {
  path: string;
  text: string;
}

const SUFFIX = '.figure.tsx';

function toPascalCase(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The module through which a page gets the URLs and sizes of its figures. */
function writeFigureModule(drawings: ReadonlyMap<string, FigureDrawing>): string {
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
    '// Written by `npm run figures`: edit the drawings in figures/ and run it again.',
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
      throw new Error(`${name}${SUFFIX} does not export "${name}". Name the drawing after its file.`);
    drawings.set(name, drawing);
  }
  return drawings;
}

/**
 * Draws every figure of one study in both themes.
 *
 * @param studyFolder - absolute path of `src/pages/<study>`
 * @returns the study's SVG files and its `figures.ts`, with absolute paths
 */
export async function createFigureFiles(studyFolder: string): Promise<FigureFile[]> {
  const folder = path.join(studyFolder, 'figures');
  const drawings = await loadDrawings(folder);
  const problems: string[] = [];
  const pictures = [...drawings].flatMap(([name, drawing]) => {
    try {
      return [
        { path: path.join(folder, `${name}.light.svg`), text: drawFigure(drawing, 'default') },
        { path: path.join(folder, `${name}.dark.svg`), text: drawFigure(drawing, 'darkMode') },
      ];
    } catch (error) {
      problems.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      return [];
    }
  });
  if (problems.length > 0)
    throw new Error(`Failed to draw figures of ${path.basename(studyFolder)}:\n${problems.join('\n')}`);
  return [...pictures, { path: path.join(studyFolder, 'figures.ts'), text: writeFigureModule(drawings) }];
}

/** Every study's folder, in alphabetical order. */
export function findStudyFolders(pagesFolder: string): string[] {
  return readdirSync(pagesFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(pagesFolder, entry.name))
    .sort();
}
