import { HEADER_LAYER } from '@portfolio/contract';

/**
 * The design's names for colour, space, type and motion, as CSS custom properties.
 *
 * The one idea is the redline: the pink measuring layer with which a designer hands a layout to a developer.
 * Hover and focus look like a selection in a drawing tool (blue frame, four handles); headings and figures
 * carry dimension lines; labels are condensed and sit on the frame like layer names.
 */

/** Colours of each theme. Text pairs hold 4.5:1 and interface parts 3:1 on `canvas` and `surface`. */
export const COLORS = {
  default: {
    canvas: '#eef0f5',
    surface: '#ffffff',
    sunken: '#e2e6ee',
    ink: '#11131c',
    muted: '#4d5466',
    line: '#cbd1de',
    lineStrong: '#7b8398',
    redline: '#cf0a45',
    onRedline: '#ffffff',
    select: '#2443e6',
    onSelect: '#ffffff',
    selectWash: '#e4e9ff',
    info: '#1d4ed8',
    success: '#0b6b3a',
    warning: '#8a5200',
    danger: '#b3122f',
  },
  darkMode: {
    canvas: '#0d0f16',
    surface: '#161924',
    sunken: '#090a10',
    ink: '#f2f4fa',
    muted: '#a6aec2',
    line: '#2b3042',
    lineStrong: '#6f7891',
    redline: '#ff5f86',
    onRedline: '#1a0410',
    select: '#93a6ff',
    onSelect: '#0b0f26',
    selectWash: '#1d2444',
    info: '#8fb4ff',
    success: '#5fd49a',
    warning: '#f2b45c',
    danger: '#ff7a8a',
  },
} as const;

export type ColorName = keyof typeof COLORS.default;

/** `color.ink` is `var(--color-ink)`, and so on: for use in styles, so that a theme change repaints without React. */
export const color = Object.fromEntries(
  Object.keys(COLORS.default).map((name) => [name, `var(--color-${name})`]),
) as Readonly<Record<ColorName, string>>;

/** Distances on a 4 px grid, in rem so that they grow with the visitor's text size. */
export const space = {
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.5rem',
  6: '2rem',
  7: '3rem',
  8: '4rem',
  9: '6rem',
  10: '8rem',
} as const;

/** Font sizes; the large ones are fluid between 360 and 1440 px wide screens. */
export const fontSize = {
  caption: '0.875rem',
  small: '0.9375rem',
  body: '1.0625rem',
  lead: 'clamp(1.1875rem, 1.1rem + 0.4vw, 1.4375rem)',
  h3: 'clamp(1.25rem, 1.17rem + 0.36vw, 1.5rem)',
  h2: 'clamp(1.625rem, 1.4rem + 1vw, 2.375rem)',
  h1: 'clamp(2.25rem, 1.65rem + 2.7vw, 4rem)',
  display: 'clamp(2.75rem, 1.5rem + 5.6vw, 6.5rem)',
} as const;

/**
 * One family, Archivo, stretched to measure on its width axis: the two largest headings wide, text normal, labels a
 * little narrower, and headings narrow where text of twice the size meets a phone. Use as `font-stretch`.
 */
export const fontWidth = { wide: '125%', normal: '100%', label: '87%', narrow: '75%' } as const;

export const fontFamily = {
  sans: "'Archivo Variable', 'Archivo Fallback', Arial, sans-serif",
  mono: 'ui-monospace, Menlo, Consolas, monospace',
} as const;

export const radius = { none: '0', small: '2px', medium: '6px', round: '999px' } as const;

/** Durations in milliseconds, and the easings that go with them. Reduced motion sets all of them to zero. */
export const motion = {
  fast: 'var(--motion-fast, 120ms)',
  base: 'var(--motion-base, 240ms)',
  theme: 'var(--motion-theme, 300ms)',
  easeOut: 'cubic-bezier(0.2, 0.7, 0.1, 1)',
} as const;

/** `@media` conditions, written `@media ${media.wide} { … }`, for layout outside pages, which use {@link pageRoom}. */
export const media = {
  medium: '(min-width: 40rem)',
  wide: '(min-width: 60rem)',
  full: '(min-width: 80rem)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  moreContrast: '(prefers-contrast: more)',
} as const;

/** Makes an element the container that {@link pageRoom} queries: the shell's `<main>`, or a standalone remote's. */
export const pageRoomContainer = 'container: page / inline-size;';

/**
 * Conditions on the width between a page's margins, written `@container ${pageRoom.wide} { … }`; true in windows of
 * 40, 60 and 80 rem, or wider ones if the text is larger. Here a rem is the page's own, however its text was enlarged;
 * in `@media` it is always the browser's default.
 */
export const pageRoom = {
  /** Much larger text on a phone: side-by-side content is stacked instead. */
  tight: 'page not (min-width: 16rem)',
  /** The smallest phones, and others with enlarged text. */
  small: 'page not (min-width: 20rem)',
  medium: 'page (min-width: 36rem)',
  belowMedium: 'page not (min-width: 36rem)',
  wide: 'page (min-width: 54rem)',
  belowWide: 'page not (min-width: 54rem)',
  full: 'page (min-width: 73rem)',
} as const;

/** Maximum widths of columns. */
export const layout = {
  page: '80rem',
  /** In em, so that lines of any font size have about 66 characters and rarely more than 75. */
  text: '31em',
  gutter: 'clamp(1rem, 4vw, 3rem)',
  headerHeight: '4.5rem',
} as const;

export const layer = { raised: 1, header: HEADER_LAYER, overlay: 20, alert: 30 } as const;
