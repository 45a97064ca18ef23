import { THEME_ATTRIBUTE } from '@portfolio/contract';
import { createGlobalStyle } from 'styled-components';
import { SELECTION_FRAME_PAINT } from './redline/selectionFrame';
import { THEME_CHANGING_ATTRIBUTE } from './theme/themeChangingAttribute';
import { WAITING_ATTRIBUTE } from './waitingAttribute';
import { COLORS, color, fontFamily, fontSize, fontWidth, layout, media, pageRoom, space } from './tokens';

type Palette = Readonly<Record<string, string>>;

function toVariables(palette: Palette): string {
  return Object.entries(palette)
    .map(([name, value]) => `--color-${name}: ${value};`)
    .join('');
}

/* Printed pages have a white background and light colours, whatever the theme on screen. */
const PAPER = `${toVariables({ ...COLORS.default, canvas: COLORS.default.surface })} color-scheme: light;`;
const DARK = `${toVariables(COLORS.darkMode)} color-scheme: dark;`;

/** Reset, theme variables and the style of plain elements. Rendered once, by the shell or a remote that runs alone. */
export const GlobalStyle = createGlobalStyle`
  :root {
    ${toVariables(COLORS.default)}
    color-scheme: light;
    --motion-fast: 120ms;
    --motion-base: 240ms;
    --motion-theme: 300ms;
    --selection-frame: ${SELECTION_FRAME_PAINT};
  }

  :root[${THEME_ATTRIBUTE}='darkMode'] { ${DARK} }

  @media (prefers-color-scheme: dark) {
    :root:not([${THEME_ATTRIBUTE}]) { ${DARK} }
  }

  /* Ink is the strongest colour of either theme. */
  @media ${media.moreContrast} {
    :root:root { --color-muted: ${color.ink}; --color-line: ${color.ink}; --color-lineStrong: ${color.ink}; }
  }

  @media ${media.reducedMotion} {
    :root { --motion-fast: 0ms; --motion-base: 0ms; --motion-theme: 0ms; }
  }

  /* Transitions of single elements would delay the first frame in the new colours by a third. */
  :root[${THEME_CHANGING_ATTRIBUTE}] { --motion-fast: 0ms; --motion-base: 0ms; }

  *, *::before, *::after { box-sizing: border-box; }
  * { margin: 0; }

  html {
    font-size: 100%;
    text-size-adjust: 100%;
    scroll-padding-block: calc(${layout.headerHeight} + ${space[5]}) ${space[4]};
  }

  @media (prefers-reduced-motion: no-preference) {
    html { scroll-behavior: smooth; }
  }

  /* The page behind a modal dialog stays where it is. */
  html:has(dialog:modal) {
    overflow: hidden;
    scrollbar-gutter: stable;
  }

  body {
    background: ${color.canvas};
    color: ${color.ink};
    font: 400 ${fontSize.body}/1.6 ${fontFamily.sans};
    font-stretch: ${fontWidth.normal};
    overflow-wrap: break-word;
  }

  h1, h2, h3, h4 {
    font-weight: 600;
    line-height: 1.08;
    letter-spacing: -0.015em;
    text-wrap: balance;
  }
  h1, h2 {
    font-stretch: ${fontWidth.wide};
    font-weight: 700;
  }
  h1 { font-size: ${fontSize.h1}; }
  h2 { font-size: ${fontSize.h2}; }
  h3 { font-size: ${fontSize.h3}; line-height: 1.2; }
  h4 { font-size: ${fontSize.body}; line-height: 1.3; }

  /* In the narrowest windows, a long word in a heading breaks instead of widening the page. */
  @media (max-width: 20rem) {
    h1, h2, h3 { overflow-wrap: anywhere; }
  }
  @container page (max-width: 18rem) {
    h1, h2, h3 { overflow-wrap: anywhere; }
  }
  /* Text of twice the size on a phone: narrow letters keep most words whole. */
  @container ${pageRoom.tight} {
    h1, h2, h3 { font-stretch: ${fontWidth.narrow}; }
  }

  p, li, dd, figcaption { text-wrap: pretty; }
  ul, ol { padding: 0; list-style: none; }
  img, svg, video, canvas { display: block; max-width: 100%; height: auto; }
  button, input, select, textarea { font: inherit; color: inherit; }
  a { color: inherit; text-decoration-thickness: 1px; text-underline-offset: 0.2em; }
  a:hover { color: ${color.select}; }
  code, kbd, pre, samp { font-family: ${fontFamily.mono}; font-size: 0.92em; }
  ::selection { background: ${color.select}; color: ${color.onSelect}; }

  :focus-visible {
    outline: 2px solid ${color.select};
    outline-offset: 3px;
  }
  h1:focus, main:focus { outline: none; }

  /* A button pressed before the page can respond shows that it is waiting. */
  [${WAITING_ATTRIBUTE}] {
    outline: 2px dashed ${color.select};
    outline-offset: 3px;
    cursor: progress;
  }

  /* Without scripts, links, menus, disclosures, forms with an action and marked controls work; others are hidden.
     Without spaces, because every page contains it. */
  @media (scripting: none) {
    :is(form:not([action]),[data-needs-script],button:not([popovertarget]),input,select,textarea,label,fieldset,[role='slider']):not(form[action] *,[data-scriptless] *) {
      display: none !important;
    }
  }

  /* :root three times, so that its specificity overrides every theme. */
  @media print {
    /* Paper shows no frame: browsers print its ground, which is white, over the text. */
    :root:root:root { ${PAPER} --selection-frame: none; }
    h2, h3 { break-after: avoid; }
    li, figure { break-inside: avoid; }
  }
`;
