import fs from 'node:fs';
import path from 'node:path';
import { describeRendered } from '../pin/describeRendered';
import { diffRelease } from '../pin/diffRelease';
import { judgePin, type PinOptions } from '../pin/judgePin';
import { readPins, toPinsText } from '../pin/pinsFile';
import { findTeam, readTeams } from '../release/teams';
import { commitFile } from './commitFile';
import { describeProposal, type Proposal } from './describeProposal';

interface ProposeOptions extends PinOptions {
  /** Output folder for `report.md`, `report.json` and `pins.patch`. */
  out: string;
  /** Names a branch for the commit by the version, since the one asked for may be a word; without it there is only the patch. */
  toBranch?: ((version: string) => string) | undefined;
}

/**
 * Writes a proposal for a pin, for people to review and for bots to open as a pull request: a report in Markdown and
 * JSON and, if the gate accepts it, a commit that only changes the pins file, as a patch and on a branch. The checkout
 * is not changed.
 *
 * @throws {SiteError} code `NOT_IN_REGISTRY`, `NO_PROPOSAL`, or any error of reading the releases
 */
export async function proposePin({ out, toBranch, ...options }: ProposeOptions): Promise<Proposal> {
  const { paths, registry, id, pageCheck } = options;
  const { result: gate, next } = await judgePin(options);
  const { version, previousVersion } = gate;
  const diff = await diffRelease(readPins(paths.pins), registry, id, version);
  const owners = findTeam(readTeams(paths.pins), id)?.owners ?? [];
  const isAccepted = gate.refusals.length === 0;
  fs.mkdirSync(out, { recursive: true });
  const patchFile = path.join(out, 'pins.patch');
  // The patch of an earlier run.
  fs.rmSync(patchFile, { force: true });
  const branch = toBranch?.(version);
  const message = `chore(shell): pin ${id} ${version}\n\nBefore: ${previousVersion ?? 'not pinned'}. The gate accepts it: ${describeRendered(gate.renderedCount)}.`;
  const commit = isAccepted
    ? commitFile({ file: paths.pins, content: toPinsText(next), message, branch })
    : null;
  if (commit !== null) fs.writeFileSync(patchFile, commit.patch);
  const proposal: Proposal = {
    schema: 1,
    remote: id,
    version,
    pins: path.basename(paths.pins),
    owners,
    isAccepted,
    gate,
    unchecked: typeof pageCheck === 'function' ? null : (pageCheck?.skippedBecause ?? 'not requested'),
    diff,
    branch: commit === null ? null : (branch ?? null),
    commit: commit?.id ?? null,
  };
  fs.writeFileSync(path.join(out, 'report.json'), `${JSON.stringify(proposal, null, 2)}\n`);
  fs.writeFileSync(path.join(out, 'report.md'), describeProposal(proposal));
  return proposal;
}
