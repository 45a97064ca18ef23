'use strict';

/*
 * The program that draws pictures, in a separate process because they contain artwork of releases. It is plain
 * JavaScript because it may not read a compiler: its permissions only cover this file, the drawing package, and the
 * fonts. Input and output are lines of JSON.
 */
const { createInterface } = require('node:readline');

/** @typedef {{ widthPx: number, heightPx: number }} Size */

/** @type {any} */
let Resvg;
/** @type {readonly string[]} */
let fontFiles = [];
let fontFamily = '';

const FAMILIES = ['default', 'serif', 'sansSerif', 'cursive', 'fantasy', 'monospace'];

/** @param {string} svg @param {object} [options] */
const create = (svg, options = {}) =>
  new Resvg(svg, {
    font: {
      loadSystemFonts: false,
      fontFiles: svg.includes('<text') ? fontFiles : [],
      ...Object.fromEntries(
        FAMILIES.map((name) => [name === 'default' ? 'defaultFontFamily' : `${name}Family`, fontFamily]),
      ),
    },
    logLevel: 'off',
    ...options,
  });

/**
 * Draws the artwork as large as fits. It is surrounded by an equally large margin that is cropped afterwards, because
 * the renderer crashes on groups outside its canvas.
 * @param {string} svg @param {Size} fit
 */
const renderArtwork = (svg, fit) => {
  const { width, height } = create(svg);
  const scale = Math.min(fit.widthPx / width, fit.heightPx / height);
  const widthPx = Math.max(1, Math.round(width * scale));
  const heightPx = Math.max(1, Math.round(height * scale));
  const root = svg.search(ROOT);
  const artwork = svg
    .slice(root)
    .replace(ROOT, (element) =>
      element
        .replace(PLACING, '')
        .replace(/^<svg/, `<svg overflow="visible" width="${width}" height="${height}"`),
    );
  const spaced = `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx * 3}" height="${heightPx * 3}" viewBox="${-width} ${-height} ${width * 3} ${height * 3}">${artwork}</svg>`;
  const crop = { left: widthPx, top: heightPx, right: widthPx * 2, bottom: heightPx * 2 };
  return create(spaced, { crop }).render();
};

const ROOT = /<svg\b[^>]*>/;
/** Attributes with the root element's own position and size. */
const PLACING = /\s(?:x|y|width|height|overflow)\s*=\s*(?:"[^"]*"|'[^']*')/g;

/** @param {{ svg: string, fit: Size | null }} drawing */
const draw = ({ svg, fit }) => {
  if (fit === null) return { png: create(svg).render().asPng().toString('base64') };
  try {
    const image = renderArtwork(svg, fit);
    // The renderer silently draws nothing for a broken embedded picture.
    const isBlank = image.pixels.every((/** @type {number} */ byte) => byte === 0);
    return isBlank ? {} : { png: image.asPng().toString('base64') };
  } catch {
    return {};
  }
};

const lines = createInterface({ input: process.stdin });
lines.once('line', (first) => {
  const setup = JSON.parse(first);
  ({ fontFiles, fontFamily } = setup);
  ({ Resvg } = require(setup.packageFile));
  lines.on('line', (line) => process.stdout.write(`${JSON.stringify(draw(JSON.parse(line)))}\n`));
});
