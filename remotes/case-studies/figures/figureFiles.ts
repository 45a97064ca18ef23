import { readdirSync } from 'node:fs';
import path from 'node:path';
import { SiteError } from '@portfolio/contract';
import {
  drawFigure,
  drawNarrow,
  findGround,
  NARROWEST_PX,
  SMALLEST_SHOWN_PX,
  type DrawingStyle,
  type FigureDrawing,
} from './kit/drawFigure';
import type { Product } from './kit/palette';
import { findSmallestType } from './kit/letters';
import type { Setup } from './kit/typesetting';

export interface FigureFile {
  path: string;
  text: string;
}

const SUFFIX = '.figure.tsx';

function toPascalCase(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

interface Picture {
  name: string;
  widthPx: number;
  heightPx: number;
  light: string;
  dark: string;
}

interface DrawnFigure extends Picture {
  ground: string;
  groundDark: string;
  narrow?: Picture;
}

const THEMES = { light: 'default', dark: 'darkMode' } as const;

function drawPictures(name: string, drawing: FigureDrawing, style: Omit<DrawingStyle, 'theme'>): DrawnFigure {
  const [light, dark] = [
    { ...style, theme: THEMES.light },
    { ...style, theme: THEMES.dark },
  ];
  const [narrow, narrowDark] = [drawNarrow(drawing, light), drawNarrow(drawing, dark)];
  return {
    name,
    widthPx: drawing.widthPx,
    heightPx: drawing.heightPx,
    light: drawFigure(drawing, light),
    dark: drawFigure(drawing, dark),
    ground: findGround(drawing, light),
    groundDark: findGround(drawing, dark),
    ...(narrow &&
      narrowDark && {
        narrow: {
          name: `${name}.narrow`,
          widthPx: narrow.widthPx,
          heightPx: narrow.heightPx,
          light: narrow.text,
          dark: narrowDark.text,
        },
      }),
  };
}

const LINE_LENGTH = 110;

/** Formats an object as the formatter does: on one line if it fits. */
function writeObject(name: string, fields: readonly string[], indent: string): string {
  const line = `${indent}${name}: { ${fields.join(', ')} },`;
  if (line.length <= LINE_LENGTH && !line.includes('\n')) return line.slice(0, -1);
  const lines = fields.map((field) => `${field.startsWith(' ') ? '' : `${indent}  `}${field},`);
  return `${indent}${name}: {\n${lines.join('\n')}\n${indent}}`;
}

/** The width at which the smallest type of a picture can just be read. */
function findLegibleWidth({ widthPx, light }: Picture): number {
  return Math.ceil((widthPx * SMALLEST_SHOWN_PX) / findSmallestType(light));
}

/** The minimum width at which a picture is shown, if it is wider than a page on a phone. */
function toLeastWidth(figure: DrawnFigure): string[] {
  const leastPx = findLegibleWidth(figure);
  return figure.narrow || leastPx <= NARROWEST_PX ? [] : [`minWidthPx: ${leastPx}`];
}

/** The module that gives a page the URLs and sizes of its figures. */
function writeFigureModule(figures: readonly DrawnFigure[], study: string): string {
  const toVariable = (theme: string, { name }: Picture) => theme + name.split('.').map(toPascalCase).join('');
  const pictures = figures.flatMap((figure) => (figure.narrow ? [figure, figure.narrow] : [figure]));
  const imports = pictures.flatMap((picture) => [
    `import ${toVariable('dark', picture)} from './figures/${picture.name}.dark.svg';`,
    `import ${toVariable('light', picture)} from './figures/${picture.name}.light.svg';`,
  ]);
  const toSource = (picture: Picture): string[] => [
    `src: ${toVariable('light', picture)}`,
    `srcDark: ${toVariable('dark', picture)}`,
    `widthPx: ${picture.widthPx}`,
    `heightPx: ${picture.heightPx}`,
  ];
  const rows = figures.map((figure) => {
    const fields = [
      ...toSource(figure),
      `ground: '${figure.ground}'`,
      `groundDark: '${figure.groundDark}'`,
      `legiblePx: ${findLegibleWidth(figure)}`,
      ...toLeastWidth(figure),
    ];
    if (figure.narrow) fields.push(writeObject('narrow', toSource(figure.narrow), '    '));
    return `${writeObject(figure.name, fields, '  ')},`;
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

/** The folder for a study's pictures; its `figures.ts` is beside it. */
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
  const { PRODUCT: product, SETUP: setup } = (await import(path.join(__dirname, study, 'product'))) as {
    PRODUCT: Product;
    SETUP: Setup;
  };
  const problems: string[] = [];
  const figures = [...drawings].flatMap(([name, drawing]) => {
    try {
      return [drawPictures(name, drawing, { product, setup })];
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
  const pictures = figures
    .flatMap((figure) => (figure.narrow ? [figure, figure.narrow] : [figure]))
    .flatMap(({ name, light, dark }) => [
      { path: path.join(folder, `${name}.light.svg`), text: light },
      { path: path.join(folder, `${name}.dark.svg`), text: dark },
    ]);
  return [...pictures, { path: path.join(folder, '../figures.ts'), text: writeFigureModule(figures, study) }];
}

const NO_STUDIES: ReadonlySet<string> = new Set(['kit', 'logos', 'type']);

/** The studies with drawings, in alphabetical order. */
export function findStudies(): string[] {
  return readdirSync(__dirname, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !NO_STUDIES.has(entry.name))
    .map((entry) => entry.name)
    .sort();
}
