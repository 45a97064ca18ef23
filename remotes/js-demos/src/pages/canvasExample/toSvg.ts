import { PAPER, SHEET, type Drawing, type Stroke } from './drawing';
import { toAllSegments, type Segment } from './segments';

const round = (value: number) => Number(value.toFixed(1));

function toPath({ from, control, to }: Segment): string {
  const [x, y] = to.map(round);
  const start = `M${round(from[0])} ${round(from[1])}`;
  if (control === null) return `${start}L${x} ${y}`;
  return `${start}Q${round(control[0])} ${round(control[1])} ${x} ${y}`;
}

/** Groups adjacent segments of equal width and colour, so that an even line is one element. */
export function toPaths(stroke: Stroke): { d: string; width: number; color: string }[] {
  const paths: { d: string; width: number; color: string }[] = [];
  for (const segment of toAllSegments(stroke)) {
    const last = paths.at(-1);
    const width = round(segment.width);
    if (last !== undefined && last.width === width && last.color === segment.color) last.d += toPath(segment);
    else paths.push({ d: toPath(segment), width, color: segment.color });
  }
  return paths;
}

const write = (stroke: Stroke, color?: string) =>
  toPaths(stroke)
    .map((path) => `<path d="${path.d}" stroke="${color ?? path.color}" stroke-width="${path.width}"/>`)
    .join('');

/** Renders a drawing as an SVG file. Each eraser stroke is a mask over everything drawn before it. */
export function toSvg({ strokes }: Drawing): string {
  const { width, height } = SHEET;
  const masks: string[] = [];
  let content = '';
  for (const stroke of strokes) {
    if (stroke.tool !== 'eraser') {
      content += write(stroke);
      continue;
    }
    const id = `erased-${masks.length + 1}`;
    masks.push(
      `<mask id="${id}" maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#fff"/>${write(stroke, '#000')}</mask>`,
    );
    content = `<g mask="url(#${id})">${content}</g>`;
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${masks.join('')}</defs><rect width="${width}" height="${height}" fill="${PAPER}"/><g fill="none" stroke-linecap="round" stroke-linejoin="round">${content}</g></svg>`;
}
