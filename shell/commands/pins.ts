import path from 'node:path';
import { openRegistry, type Registry } from '@portfolio/registry';
import { toHealthRows } from '../compose/health/describeHealth';
import { isFailing, type ReleaseHealth } from '../compose/health/measureHealth';
import { writeStatus } from '../compose/health/writeStatus';
import { SHELL_PATHS, toPinsFile } from '../compose/shell-build/paths';
import { listOutdated, toPinRows, verifyPins } from '../compose/pin/describePins';
import { diffRelease } from '../compose/pin/diffRelease';
import { readPins, withAllRevocations } from '../compose/pin/pinsFile';
import { promotePins, readSourcePins } from '../compose/pin/promotePins';
import { revokeRelease, undoRevocation } from '../compose/pin/revokeRelease';
import { rollbackPin } from '../compose/pin/rollbackPin';
import { checkPinned } from '../compose/pin/checkPinned';
import { formatRefusals } from '../compose/gate/checkPins';
import { tryPin } from '../compose/pin/setPin';
import { parseOrigin } from '../compose/plan/siteUrl';
import { proposePin } from '../compose/propose/proposePin';
import { type Rows, toTable } from '../compose/terminal/table';
import { rebuildRelease } from '../compose/rebuild/rebuildRelease';
import { readTeams } from '../compose/release/teams';
import { runMain } from '../compose/terminal/runMain';
import { createUsageError } from '../compose/terminal/usageError';
import { recordDeploy, recordEnd } from '../compose/recordDeploy';
import { verifyLive } from '../compose/verifyLive';
import { listMissingPlaces } from './missingPlaces';
import {
  describeOutcome,
  describeRebuild,
  describeResult,
  describeRevoked,
  NEXT,
  toDifferenceTable,
} from './pinMessages';
import {
  getPinOptions,
  positionals,
  readHealth,
  readHealthLimits,
  toBranch,
  tokens,
  values,
} from './pinsArguments';
import { assertArguments, assertOptions } from './pinsOptions';
import { toCommandUsage, USAGE } from './pinsUsage';

const NOTHING_PINNED = 'Nothing is pinned.';

const [command = '', first = '', second = ''] = positionals;

/** Prints one result: as JSON for programs, or as text. */
function print(result: unknown, text: string): void {
  console.log(values.json ? JSON.stringify(result, null, 2) : text);
}

function printRows(rows: Rows, whenEmpty = ''): void {
  const [headings = [], ...others] = rows;
  const records = others.map((row) => Object.fromEntries(headings.map((name, index) => [name, row[index]])));
  print(records, others.length === 0 && whenEmpty !== '' ? whenEmpty : toTable(rows));
}

const COMMANDS: Readonly<Record<string, (registry: Registry) => Promise<void> | void>> = {
  list() {
    for (const missing of listMissingPlaces()) console.error(missing);
    printRows(toPinRows(readPins(SHELL_PATHS.pins)), NOTHING_PINNED);
  },

  async outdated(registry) {
    for (const missing of listMissingPlaces()) console.error(missing);
    const pins = withAllRevocations(readPins(SHELL_PATHS.pins), SHELL_PATHS.pins);
    const rows = await listOutdated(pins, registry, (warning) => console.error(warning));
    const isEmpty = Object.keys(pins.remotes).length === 0;
    printRows(rows, isEmpty ? NOTHING_PINNED : 'Every pin is the newest release.');
  },

  async set(registry) {
    requireArguments(first, second);
    const result = await tryPin({ ...getPinOptions(registry), id: first, version: second });
    if (result.refusals.length > 0) process.exitCode = 1;
    for (const warning of result.warnings) console.error(warning);
    print(result, describeResult(result));
  },

  async propose(registry) {
    requireArguments(first, second);
    const out = path.resolve(values.out ?? path.join(SHELL_PATHS.dist, 'proposals', `${first}-${second}`));
    const proposal = await proposePin({
      ...getPinOptions(registry),
      id: first,
      version: second,
      out,
      toBranch: values.branch ? (version) => toBranch(first, version) : undefined,
    });
    if (!proposal.isAccepted) process.exitCode = 1;
    print(proposal, describeOutcome(proposal, path.relative(process.cwd(), out)));
  },

  async promote(registry) {
    requireArguments(first);
    const from = readSourcePins(toPinsFile(first));
    const results = await promotePins({ ...getPinOptions(registry), from, id: second || undefined });
    if (results.some(({ refusals }) => refusals.length > 0)) process.exitCode = 1;
    for (const warning of results.flatMap(({ warnings }) => warnings)) console.error(warning);
    const text = results.map(describeResult).join('\n\n');
    print(results, text || `The pins are already those of ${first}.`);
  },

  async rollback(registry) {
    requireArguments(first);
    const result = await rollbackPin({ paths: SHELL_PATHS, registry, id: first });
    print(result, `[${first}] Pinned ${result.version} again (before: ${result.previousVersion}). ${NEXT}`);
  },

  async revoke(registry) {
    const { id, version } = parseRelease(first);
    const options = { paths: SHELL_PATHS, id, version };
    if (values.undo) {
      print(await undoRevocation(options), `[${id}] ${version} is no longer revoked.`);
      return;
    }
    const date = new Date().toISOString().slice(0, 10);
    const result = await revokeRelease({ ...options, registry, reason: values.reason, date });
    print(result, describeRevoked(id, version, result));
  },

  async check(registry) {
    const pins = readPins(SHELL_PATHS.pins);
    const refusals = await checkPinned(pins, registry, SHELL_PATHS);
    if (refusals.length > 0) process.exitCode = 1;
    print(
      { refusals },
      refusals.length === 0
        ? `The ${Object.keys(pins.remotes).length} pinned releases may be composed.`
        : formatRefusals(refusals),
    );
  },

  async diff(registry) {
    requireArguments(first, second);
    const diff = await diffRelease(readPins(SHELL_PATHS.pins), registry, first, second);
    print(
      diff,
      Object.values(diff)
        .map((rows: Rows) => toTable(rows))
        .join('\n\n'),
    );
  },

  health() {
    const found = readHealth(true) ?? [];
    const limits = readHealthLimits();
    const { remotes } = readPins(SHELL_PATHS.pins);
    const isPinned = (one: ReleaseHealth) => remotes[one.remoteId]?.version === one.version;
    if (found.some((one) => isPinned(one) && isFailing(one, limits))) process.exitCode = 1;
    const rows = toHealthRows(found, readTeams(SHELL_PATHS.pins), limits);
    printRows(rows, 'No page of a remote was loaded in this time.');
  },

  async status(registry) {
    const out = path.resolve(values.out ?? path.join(SHELL_PATHS.dist, 'status'));
    const pinsFolder = path.dirname(SHELL_PATHS.pins);
    const files = await writeStatus({ registry, pinsFolder, out, health: readHealth(false) });
    print({ files }, `Wrote ${files.join(', ')}.`);
  },

  async rebuild(registry) {
    const { id, version } = parseRelease(first);
    const { repository } = values;
    const pins = readPins(SHELL_PATHS.pins);
    const root = path.dirname(SHELL_PATHS.root);
    const result = await rebuildRelease({ registry, pins, id, version, root, repository, log });
    if (result.differences.length > 0) process.exitCode = 1;
    print(result, describeRebuild(result));
  },

  async deployed(registry) {
    requireArguments(first);
    const origin = toOrigin(first);
    if (values.gone) {
      if (values.composition !== undefined)
        throw createUsageError(
          toCommandUsage(command),
          '--gone and --composition contradict each other. Leave one of them out.',
        );
      await recordEnd(registry, origin);
      print({ where: first, isGone: true }, `Recorded that there is no site at ${first} any more.`);
      return;
    }
    const options = { paths: SHELL_PATHS, registry, origin, compositionId: values.composition };
    const result = await recordDeploy(options);
    const { compositionId: id, isRecorded, differences } = result;
    if (!isRecorded) process.exitCode = 1;
    const what = isRecorded
      ? `Recorded that visitors get composition ${id} at ${first}.`
      : `Nothing was recorded: ${first} is not composition ${id}. Upload all of it, then run this again.`;
    const table = differences.length === 0 ? '' : `\n${toDifferenceTable(differences)}`;
    print({ where: first, ...result }, what + table);
  },

  async verify(registry) {
    if (first !== '') return verifyAt(registry, toOrigin(first));
    if (values.composition !== undefined)
      throw createUsageError(
        toCommandUsage(command),
        '--composition needs the address of the site that is compared with it.',
      );
    const faults = await verifyPins(readPins(SHELL_PATHS.pins), registry, readTeams(SHELL_PATHS.pins));
    if (faults.length > 0) process.exitCode = 1;
    print(
      { where: registry.location, faults },
      faults.length === 0
        ? `Every file of every pinned release and its fallbacks in ${registry.location} is unchanged since it was published.`
        : faults.join('\n'),
    );
  },
};

async function verifyAt(registry: Registry, origin: string): Promise<void> {
  const result = await verifyLive({
    paths: SHELL_PATHS,
    registry,
    origin,
    compositionId: values.composition,
  });
  const { compositionId, responseCount, differences } = result;
  if (differences.length > 0) process.exitCode = 1;
  print(
    { where: origin, ...result },
    differences.length === 0
      ? `${origin} is composition ${compositionId}: all ${responseCount} documents, files and redirects are as they were composed, with their headers. Not checked: extra files, which HTTP cannot list, and files kept for open tabs of earlier compositions.`
      : `${origin} is not composition ${compositionId}: ${differences.length} differences in ${responseCount} answers.\n${toDifferenceTable(differences)}\nNext: upload the composed site again, then find out who changed it.`,
  );
}

/** Prints progress while a command runs; with --json, standard output only has the result. */
function log(line: string): void {
  if (!values.json) console.log(line);
}

/** Refuses an address with a path: all of a site is compared, and its address is that of the origin. */
function toOrigin(address: string): string {
  const origin = parseOrigin(address);
  if (origin !== undefined) return origin;
  throw createUsageError(
    toCommandUsage(command),
    `"${address}" is not the address of a site. Write one without a path, such as https://portfolio.example.`,
  );
}

/** Reads `<remote>@<version>`; a second @ would be a typing error, such as two releases without a space. */
function parseRelease(text: string): { id: string; version: string } {
  const [id = '', version = '', ...rest] = text.split('@');
  requireArguments(id, version);
  if (rest.length === 0) return { id, version };
  throw createUsageError(toCommandUsage(command), `"${text}" is no release. Write one such as rsvp@1.2.0.`);
}

function requireArguments(...given: string[]): void {
  if (given.includes('')) throw createUsageError(toCommandUsage(command), `"${command}" lacks an argument.`);
}

runMain(async () => {
  const run = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
  if (run === undefined)
    throw createUsageError(
      USAGE,
      command === '' ? 'A command is missing.' : `There is no command "${command}".`,
    );
  assertOptions(
    command,
    tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : [])),
  );
  assertArguments(command, positionals.slice(1));
  await run(openRegistry(SHELL_PATHS.root));
});
