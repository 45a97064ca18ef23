import type { RemoteEvent } from '@portfolio/contract';
import type { ActiveOverrides } from './activeOverrides';
import type { CompositionFacts } from '../composition/compositionFacts';
import { type ActiveOverride, toOverrideText } from './override';

interface ReportParts {
  facts: CompositionFacts;
  active: ActiveOverrides;
  /** Newest first. */
  events: readonly RemoteEvent[];
  /** Lines that describe the browser. */
  browser: readonly string[];
  /** Time of the report, in milliseconds since 1970. */
  nowMs: number;
}

/** How many events a report contains. */
const EVENT_COUNT = 20;

/**
 * Writes a report from which others can rebuild the composition with the overrides of this browser: Markdown for
 * readers, with one block of JSON for programs.
 */
export function toReport({ facts, active, events, browser, nowMs }: ReportParts): string {
  const { compositionId, shellHash, contract, siteUrl, releasesUrl, hasServiceWorker, pins } = facts;
  const overrides = [...active.values()];
  const inputs = {
    compositionId,
    shellHash,
    contract,
    siteUrl,
    releasesUrl,
    hasServiceWorker,
    pins,
    overrides: Object.fromEntries(overrides.map((override) => [override.remoteId, override.override])),
  };
  return [
    `# Composition ${compositionId}`,
    `Reported ${new Date(nowMs).toISOString()}.`,
    '## Pins',
    toList(
      Object.entries(pins.remotes).map(([id, { version, integrity }]) => `${id}@${version}+${integrity}`),
    ),
    '## Overrides',
    toList(overrides.map((override) => describeOverride(override, facts))),
    '## Browser',
    toList(browser),
    `## Last events`,
    toList(events.slice(0, EVENT_COUNT).map(describeEvent)),
    '## Inputs',
    `\`\`\`json\n${JSON.stringify(inputs, null, 2)}\n\`\`\`\n`,
  ].join('\n\n');
}

function toList(lines: readonly string[]): string {
  return lines.length === 0 ? 'None.' : lines.map((line) => `- ${line.replaceAll('\n', ' ')}`).join('\n');
}

function describeOverride(
  { remoteId, override, pinnedVersion }: ActiveOverride,
  facts: CompositionFacts,
): string {
  const remote = facts.remotes.find(({ id }) => id === remoteId);
  const offered = remote?.releases.find(
    ({ version }) => override.kind === 'release' && version === override.version,
  );
  const hash = offered === undefined ? ', not verified' : `+${offered.integrity}`;
  return `${remoteId}: ${toOverrideText(override)}${hash} instead of ${pinnedVersion}`;
}

function describeEvent(event: RemoteEvent): string {
  const { epochMs, type, remoteId, version, page, elapsedMs, traceId, problem } = event;
  const what = `${new Date(epochMs).toISOString()} ${type} ${remoteId}@${version}`;
  const where = page === '' ? '' : ` page ${page}`;
  const why =
    problem === undefined
      ? ''
      : `: ${problem.message} (${problem.code}${problem.request ? `, ${problem.request}` : ''})`;
  return `${what}${where} after ${Math.round(elapsedMs)} ms, trace ${traceId}${why}`;
}
