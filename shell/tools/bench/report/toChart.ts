import { COLORS } from '@portfolio/design/tokens';
import { OWN_SITE } from '../sites/BenchSite';
import type { PageMedian } from './summarise';

const WIDTH_PX = 820;
const LABEL_PX = 190;
const ROW_PX = 26;
const GROUP_GAP_PX = 22;
const TOP_PX = 64;

/** The colours of the chart, from the design tokens. */
const NAMES = ['canvas', 'ink', 'muted', 'line', 'lineStrong', 'redline', 'select'] as const;

function toColours(theme: keyof typeof COLORS): string {
  return `svg{${NAMES.map((name) => `--${name}:${COLORS[theme][name]}`).join(';')}}`;
}

const STYLE = `${toColours('default')}@media(prefers-color-scheme:dark){${toColours('darkMode')}}
text{font:500 13px Archivo,'Helvetica Neue',Arial,sans-serif;fill:var(--ink)}
.title{font-size:17px;font-weight:700}.quiet{fill:var(--muted)}.own{font-weight:700;fill:var(--redline)}
.bar{fill:var(--canvas);stroke:var(--lineStrong)}.bar.own{stroke:var(--redline);stroke-width:2}
.measure{stroke:var(--redline);fill:none}.grid{stroke:var(--line)}`;

/**
 * Draws the largest paint of a slow first visit as a bar chart: a group for each page, a bar for each site, and this
 * site's bars with a dimension line as in a redlined layout. Follows the reader's theme.
 */
export function toChart(medians: readonly PageMedian[]): string {
  const shown = medians.filter(({ visit }) => visit === 'first');
  const pages = [...new Set(shown.map(({ page }) => page))];
  const longestMs = Math.max(1, ...shown.map(({ figures }) => figures.lcpMs ?? 0));
  const toX = (ms: number) => LABEL_PX + (ms / longestMs) * (WIDTH_PX - LABEL_PX - 140);
  let y = TOP_PX;
  const groups = pages.map((page) => {
    const rows = shown.filter((median) => median.page === page);
    const top = y;
    y += rows.length * ROW_PX + GROUP_GAP_PX;
    return `<text x="24" y="${top + 17}">${escapeText(page)}</text>\n${rows.map((median, index) => toBar(median, top + index * ROW_PX, toX)).join('\n')}`;
  });
  const height = y + 14;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH_PX} ${height}" width="${WIDTH_PX}" height="${height}" role="img" aria-labelledby="title">
<title id="title">Largest contentful paint in milliseconds, first visit on a slow phone</title>
<style>${STYLE}</style>
<rect width="${WIDTH_PX}" height="${height}" fill="var(--canvas)"/>
<text class="title" x="24" y="34">Largest paint, first visit, slow 4G and processor ÷ 4</text>
<path class="grid" d="M${LABEL_PX} ${TOP_PX - 12}V${height - 24}"/>
${groups.join('\n')}
</svg>
`;
}

function toBar({ site, figures, toFloor }: PageMedian, top: number, toX: (ms: number) => number): string {
  const isOwn = site === OWN_SITE;
  const end = toX(figures.lcpMs ?? 0);
  const middle = top + 13;
  const own = isOwn ? ' own' : '';
  const text = `${figures.lcpMs?.toFixed(0) ?? '–'} ms${isOwn && toFloor.lcp !== null ? `, ${toFloor.lcp.median.toFixed(2)} × the floor` : ''}`;
  const measure = isOwn
    ? `<path class="measure" d="M${LABEL_PX} ${middle}H${end.toFixed(1)}M${LABEL_PX} ${middle - 4}v8M${end.toFixed(1)} ${middle - 4}v8"/>`
    : '';
  return `<text class="quiet${own}" x="${LABEL_PX - 10}" y="${top + 17}" text-anchor="end">${escapeText(site)}</text><rect class="bar${own}" x="${LABEL_PX}" y="${top + 4}" width="${(end - LABEL_PX).toFixed(1)}" height="18"/>${measure}<text class="${isOwn ? 'own' : 'quiet'}" x="${(end + 8).toFixed(1)}" y="${top + 17}">${text}</text>`;
}

function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
