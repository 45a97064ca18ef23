import fs from 'node:fs';
import * as fontkit from 'fontkit';
import type { FaceName, TextSetter } from '../shell-build/shellBuild';
import { prepareFace, type PictureShell } from './fonts';

/** A glyph and its position, in ems from the start of the text. */
interface SetGlyph {
  glyph: fontkit.Glyph;
  unitsPerEm: number;
  x: number;
  y: number;
}

interface SetText {
  glyphs: readonly SetGlyph[];
  width: number;
}

/** Creates a text setter, which converts text in the faces of the site's font into outlines. */
export async function createTextSetter(shell: PictureShell, fontFolder: string): Promise<TextSetter> {
  const faces = new Map<string, readonly fontkit.Font[]>();
  for (const [name, face] of Object.entries(shell.renderer.SHARE_FACES)) {
    const files = await prepareFace(shell, face, fontFolder);
    faces.set(
      name,
      files.map((file) => fontkit.create(fs.readFileSync(file)) as fontkit.Font),
    );
  }
  const known = new Map<string, SetText>();
  const set = (text: string, face: FaceName): SetText => {
    const key = `${face} ${text}`;
    const result = known.get(key) ?? setText(text, faces.get(face) ?? []);
    known.set(key, result);
    return result;
  };
  return {
    measure: (text, face) => set(text, face).width,
    outline: (text, face, sizePx, xPx, yPx) =>
      set(text, face)
        .glyphs.map(({ glyph, unitsPerEm, x, y }) => {
          const scale = sizePx / unitsPerEm;
          return glyph.path.transform(scale, 0, 0, -scale, xPx + x * sizePx, yPx - y * sizePx).toSVG();
        })
        .join(''),
  };
}

/** Sets each run of characters in the first font that has them; a character that no font has becomes an empty box. */
function setText(text: string, fonts: readonly fontkit.Font[]): SetText {
  const runs: { font: fontkit.Font; text: string }[] = [];
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    const font = fonts.find((one) => one.hasGlyphForCodePoint(point)) ?? fonts[0];
    if (font === undefined) break;
    const last = runs.at(-1);
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  const glyphs: SetGlyph[] = [];
  let width = 0;
  for (const run of runs) {
    const { unitsPerEm } = run.font;
    const layout = run.font.layout(run.text);
    layout.glyphs.forEach((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = layout.positions[index] ?? {};
      glyphs.push({ glyph, unitsPerEm, x: width + xOffset / unitsPerEm, y: yOffset / unitsPerEm });
      width += xAdvance / unitsPerEm;
    });
  }
  return { glyphs, width };
}
