import type { PinsFile } from '@portfolio/contract';
import type { LogEntry } from '../history/compositionLog';
import { findTeam, type Teams } from '../release/teams';
import { isFailing, type ReleaseHealth } from './measureHealth';

/** How many entries of the log a page shows. */
export const SHOWN = 30;

/** The content of a status page for one environment. */
export interface Status {
  environment: string;
  pins: PinsFile;
  teams: Teams | null;
  /** All entries, newest first: an address may have had the same composition for long. */
  log: readonly LogEntry[];
  /** The versions in each composition that is shown, and in the one before; a lost record has no entry. */
  records: ReadonlyMap<string, Readonly<Record<string, string>>>;
  /** Null if no events were read. */
  health: readonly ReleaseHealth[] | null;
  /** ISO time. */
  madeAt: string;
}

/* The colours of the site: paper, ink and redline. The page is one file that works anywhere, so it brings no font. */
const STYLES = `:root{color-scheme:light dark;--ink:light-dark(#14151a,#f1f1f4);--muted:light-dark(#5b5f6b,#a9adba);--line:light-dark(#d5d7df,#3a3d48);--redline:light-dark(#b3124a,#ff8fb0);
background:light-dark(#fff,#14151a);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
body{margin:0 auto;max-width:70rem;padding:clamp(1rem,4vw,3rem)}h1{margin:0 0 .5rem;font-size:clamp(1.75rem,5vw,3rem);line-height:1.1;letter-spacing:-.02em}
h2{margin:0;font-size:1.25rem}.live{margin:0 0 3rem;font-size:1.125rem}.live small{display:block;color:var(--muted)}
table{border-collapse:collapse;width:100%;margin-block-end:3rem;font-variant-numeric:tabular-nums}.scroll{overflow-x:auto}caption{padding-block-end:.75rem;text-align:left}
th,td{padding:.6rem 1.5rem .6rem 0;text-align:left;vertical-align:top;border-bottom:1px solid var(--line)}th{white-space:nowrap;font-weight:600}thead th{color:var(--muted);font-size:.8125rem;font-weight:400}
ul{margin:0;padding:0;list-style:none}code{font-size:.875em}td code{white-space:nowrap}.failing{font-weight:700;color:var(--redline)}.failing::before{content:"▲ "}`;

/**
 * Creates the page of an environment: what is live, its owners and health, what was live before, and how to roll
 * back.
 */
export function toStatusPage({ environment, pins, teams, log, records, health, madeAt }: Status): string {
  const prefix = environment === 'production' ? '' : `PORTFOLIO_ENV=${environment} `;
  const remotes = Object.entries(pins.remotes).map(([id, { version, previous }]) => [
    escape(id),
    escape(version),
    escape(findTeam(teams, id)?.owners.join(', ') ?? 'none'),
    toHealthText(health, id, version),
    previous === null
      ? 'no earlier release'
      : `<code>${prefix}npm run pins -- rollback ${escape(id)}</code> to ${escape(previous.version)}`,
  ]);
  const history = log
    .slice(0, SHOWN)
    .map(({ id, address, sinceMs, isGone }, index) => [
      toTime(sinceMs),
      `<code>${id}</code>`,
      address === null ? 'composed' : `${isGone ? 'taken down from' : 'deployed to'} ${escape(address)}`,
      toChanges(records.get(id), records.get(log[index + 1]?.id ?? '')),
    ]);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Status of ${escape(environment)}</title>
<style>${STYLES}</style>
</head>
<body>
<main>
<h1>Status of ${escape(environment)}</h1>
<p class="live">${toLiveText(log)}
<small>As of <time datetime="${madeAt}">${toTime(Date.parse(madeAt))}</time>.${health === null ? ' No events were read, so the health of releases is unknown.' : ''}</small></p>
${toTable('Pinned', ['Remote', 'Release', 'Owner', 'Loads', 'Roll back'], remotes)}
${toTable('History', ['Time', 'Composition', 'What happened', 'Changes'], history)}
</main>
</body>
</html>
`;
}

/** The composition that visitors get, at each address that still has a site. */
function toLiveText(log: Status['log']): string {
  const lastByAddress = new Map(log.toReversed().map((entry) => [entry.address, entry]));
  const live = [...lastByAddress.values()].filter(({ address, isGone }) => address !== null && !isGone);
  return live.length === 0
    ? 'No composition has been recorded as live.'
    : live
        .map(({ address, id }) => `Visitors of ${escape(address ?? '')} get composition <code>${id}</code>.`)
        .join('<br>');
}

function toHealthText(health: Status['health'], id: string, version: string): string {
  const found = (health ?? []).filter((one) => one.remoteId === id && one.version === version);
  if (found.length === 0) return 'not known';
  const loadCount = found.reduce((sum, one) => sum + one.loadCount, 0);
  const failedCount = found.reduce((sum, one) => sum + one.failedCount, 0);
  const failedShare = failedCount / loadCount;
  const text = `${failedCount} of ${loadCount} failed (${(failedShare * 100).toFixed(1)} %)`;
  return isFailing({ loadCount, failedShare }) ? `<span class="failing">Failing: ${text}</span>` : text;
}

function toChanges(
  versions: Readonly<Record<string, string>> = {},
  before: Readonly<Record<string, string>> = {},
) {
  const changes = [...new Set([...Object.keys(before), ...Object.keys(versions)])]
    .sort()
    .filter((id) => versions[id] !== before[id])
    .map((id) => `<li>${escape(toChange(id, before[id], versions[id]))}</li>`);
  return changes.length === 0 ? 'the same releases' : `<ul>${changes.join('')}</ul>`;
}

function toChange(id: string, from: string | undefined, to: string | undefined): string {
  if (from === undefined) return `${id} ${to} added`;
  return to === undefined ? `${id} ${from} removed` : `${id} ${from} → ${to}`;
}

function toTable(caption: string, headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = headings.map((heading) => `<th scope="col">${heading}</th>`).join('');
  const toRow = ([first = '', ...others]: readonly string[]) =>
    `<tr><th scope="row">${first}</th>${others.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  const body =
    rows.length === 0
      ? `<tr><td colspan="${headings.length}">Nothing yet.</td></tr>`
      : rows.map(toRow).join('\n');
  return `<div class="scroll" tabindex="0" role="region" aria-label="${caption}">
<table>
<caption><h2>${caption}</h2></caption>
<thead><tr>${head}</tr></thead>
<tbody>
${body}
</tbody>
</table>
</div>`;
}

const toTime = (timeMs: number) => new Date(timeMs).toISOString().slice(0, 16).replace('T', ' ') + ' UTC';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escape = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
