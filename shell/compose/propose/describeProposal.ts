import { describeRendered } from '../pin/describeRendered';
import type { ReleaseDiff } from '../pin/diffRelease';
import type { PinVerdict } from '../pin/judgePin';
import type { Rows } from '../terminal/table';

/** `report.json`: everything that a reviewer of a pin needs. */
export interface Proposal {
  schema: 1;
  remote: string;
  version: string;
  /** Name of the pins file, such as "pins.staging.json". */
  pins: string;
  owners: readonly string[];
  /** Whether the gate accepts it; otherwise there is no commit and no patch. */
  isAccepted: boolean;
  gate: PinVerdict;
  /** Why no pages were loaded in a browser; null if they were. */
  unchecked: string | null;
  diff: ReleaseDiff;
  branch: string | null;
  commit: string | null;
}

/** The parts of a comparison, in the order in which a reviewer needs them. */
const PARTS = [
  ['pages', 'Pages'],
  ['cards', 'Cards: texts and pictures in lists, feeds and links'],
  ['addresses', 'Addresses'],
  ['totals', 'Bytes'],
  ['rights', 'Policy: origins, permissions and lists'],
  ['packages', 'Packages'],
  ['singletons', 'Singletons'],
  ['origins', 'Origin'],
] as const;

/** Formats the report of a proposal as Markdown, for a pull request. */
export function describeProposal(proposal: Proposal): string {
  const { remote, version, gate, owners, isAccepted, unchecked, diff, pins } = proposal;
  const before = gate.previousVersion ?? 'not pinned';
  return [
    `# Pin ${remote} ${version}`,
    `${remote}: ${before} → ${version} in \`${pins}\`. ${owners.length === 0 ? 'It has no owner in `teams.json`.' : `Owned by ${owners.map(escape).join(', ')}.`}`,
    `## ${isAccepted ? 'The gate accepts it' : 'The gate refuses it'}`,
    ...(isAccepted
      ? [
          `${describeRendered(gate.renderedCount)}; ${unchecked === null ? 'those that it may have changed loaded in a browser' : `none loaded in a browser: ${escape(unchecked)}`}. Last known good afterwards: ${gate.fallbackVersion ?? 'none'}.`,
        ]
      : gate.refusals.map(
          ({ check, problem, nextStep }) => `- **${check}**: ${escape(problem)} ${escape(nextStep)}`,
        )),
    ...gate.warnings.map((warning) => `> ${escape(warning)}`),
    ...PARTS.flatMap(([part, title]) => toPart(title, diff[part])),
    isAccepted
      ? `Roll back: \`npm run pins -- rollback ${remote}\`, then compose.`
      : 'Nothing can be merged: there is no patch.',
  ]
    .join('\n\n')
    .concat('\n');
}

/** Only the rows that differ. */
function toPart(title: string, [heading = [], ...rows]: Rows): string[] {
  const changed = rows.filter((row) => row.at(-1) !== '');
  if (changed.length === 0) return [`## ${title}`, 'No change.'];
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const table = [
    line(heading.map(escape)),
    line(heading.map(() => '---')),
    ...changed.map(([name = '', ...values]) =>
      line([`\`${name.replace(/[`|\n]/g, ' ')}\``, ...values.map(escape)]),
    ),
  ];
  return [`## ${title}`, table.join('\n')];
}

/** Text from a release must not become Markdown markup or a mention. */
function escape(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]<>|#~]/g, '\\$&')
    .replace(/@(?=\w)/g, '@\u200b');
}
