import type { PinsFile } from '@portfolio/contract';
import type { LogEntry } from '../history/compositionLog';
import { findTeam, type Teams } from '../release/teams';
import { isFailing, type ReleaseHealth } from './measureHealth';

/** The content of a status page for one environment. */
export interface Status {
  environment: string;
  pins: PinsFile;
  teams: Teams | null;
  /** Newest first. */
  log: readonly LogEntry[];
  /** The versions in each composition of the log; a lost record has no entry. */
  records: ReadonlyMap<string, Readonly<Record<string, string>>>;
  /** Null if no events were read. */
  health: readonly ReleaseHealth[] | null;
  /** ISO time. */
  madeAt: string;
}

const STYLES = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}body{margin:0 auto;max-width:70rem;padding:1rem}
h1{line-height:1.2}table{border-collapse:collapse;width:100%}.scroll{overflow-x:auto}caption{text-align:left}
th,td{padding:.4rem .8rem .4rem 0;text-align:left;vertical-align:top;border-bottom:1px solid #8888}th{white-space:nowrap}
code{font-size:.9em}td code{white-space:nowrap}.failing{font-weight:700;color:light-dark(#a40000,#ff9b9b)}`;

/**
 * Creates the page of an environment: what is live, its owners and health, what was live before, and how to roll
 * back.
 */
export function toStatusPage({ environment, pins, teams, log, records, health, madeAt }: Status): string {
  const prefix = environment === 'production' ? '' : `PORTFOLIO_ENV=${environment} `;
  const remotes = Object.entries(pins.remotes).map(([id, { version, previous }]) => [
    escape(id),
    escape(version),
    escape(findTeam(teams, id)?.owners.join(', ') ?? 'nobody'),
    toHealthText(health, id, version),
    previous === null
      ? 'nothing was good before'
      : `<code>${prefix}npm run pins -- rollback ${escape(id)}</code> to ${escape(previous.version)}`,
  ]);
  const history = log.map(({ id, address, sinceMs, isGone }, index) => [
    toTime(sinceMs),
    `<code>${id}</code>`,
    address === null ? 'composed' : `${isGone ? 'gone from' : 'deployed at'} ${escape(address)}`,
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
<p>As of <time datetime="${madeAt}">${toTime(Date.parse(madeAt))}</time>.${health === null ? ' No events were read: how releases fare is not known.' : ''}</p>
${toTable('Pinned', ['Remote', 'Release', 'Owner', 'Loads', 'Way back'], remotes)}
${toTable('History', ['Time', 'Composition', 'What', 'Against the one before'], history)}
</main>
</body>
</html>
`;
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
    .map((id) => `${id} ${before[id] ?? 'not there'} → ${versions[id] ?? 'gone'}`);
  return escape(changes.join(', ')) || 'the same releases';
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
