import { parseArgs } from 'node:util';
import { SiteError } from '@portfolio/contract';
import { openRegistry, type Registry } from '@portfolio/registry';
import { SHELL_PATHS } from '../compose/shell-build/paths';
import { listOutdated, listPins, verifyPins } from '../compose/pin/describePins';
import { diffRelease } from '../compose/pin/diffRelease';
import { readPins } from '../compose/pin/pinsFile';
import { rollbackPin } from '../compose/pin/rollbackPin';
import { describeRefusals, type PinResult, tryPin } from '../compose/pin/setPin';
import { type Rows, toTable } from '../compose/terminal/table';
import { runCommand } from '../compose/terminal/runCommand';
import { verifyLive } from '../compose/verifyLive';

const USAGE = `Usage: npm run pins -- <command>
  list                        what is pinned
  set <remote> <version>      pin a published release ("latest" for the newest) after it passed the gate
                              --dry-run checks only; --allow-dropped-routes accepts that pages disappear
  rollback <remote>           pin the release that was pinned before
  verify                      check every file of every pinned release against its hash, in the registry
  verify <site address>       compare every document, header, file and redirect of a live site with what the pins make
                              --composition <id> compares with a recorded composition instead
  diff <remote> <version>     compare the pinned release with another one: pages, bytes, singletons, commits
  outdated                    remotes with a newer release
Each command takes --json.`;

const NEXT = 'Next: "npm run compose" puts it on the site.';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'allow-dropped-routes': { type: 'boolean', default: false },
    composition: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const [command = '', first = '', second = ''] = positionals;

/** Prints one result: as JSON for programs, or as text for people. */
function print(result: unknown, text: string): void {
  console.log(values.json ? JSON.stringify(result, null, 2) : text);
}

function printRows(rows: Rows, whenEmpty = ''): void {
  const [headings = [], ...others] = rows;
  const records = others.map((row) => Object.fromEntries(headings.map((name, index) => [name, row[index]])));
  print(records, others.length === 0 && whenEmpty !== '' ? whenEmpty : toTable(rows));
}

const COMMANDS: Readonly<Record<string, (registry: Registry) => Promise<void> | void>> = {
  list: () => printRows(listPins(readPins(SHELL_PATHS.pins)), 'Nothing is pinned.'),

  outdated: async (registry) =>
    printRows(await listOutdated(readPins(SHELL_PATHS.pins), registry), 'Every pin is the newest release.'),

  async set(registry) {
    requireArguments(first, second);
    const result = await tryPin({
      paths: SHELL_PATHS,
      registry,
      id: first,
      version: second,
      mayDropRoutes: values['allow-dropped-routes'],
      isDryRun: values['dry-run'],
    });
    if (result.refusals.length > 0) process.exitCode = 1;
    print(result, describeResult(result));
  },

  async rollback(registry) {
    requireArguments(first);
    const result = await rollbackPin(SHELL_PATHS, registry, first);
    print(result, `[${first}] Pinned ${result.version} again (before: ${result.previousVersion}). ${NEXT}`);
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

  async verify(registry) {
    if (first !== '') return verifyAt(registry, first);
    const faults = await verifyPins(readPins(SHELL_PATHS.pins), registry);
    if (faults.length > 0) process.exitCode = 1;
    print(
      { where: registry.location, faults },
      faults.length === 0
        ? `Every file of every pinned release in ${registry.location} is as it was published.`
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
  const { compositionId, answerCount, differences } = result;
  if (differences.length > 0) process.exitCode = 1;
  const table = toTable([
    ['path', 'what', 'expected', 'found'],
    ...differences.map(({ path, what, expected, found }) => [path, what, expected, found]),
  ]);
  print(
    { where: origin, ...result },
    differences.length === 0
      ? `${origin} is composition ${compositionId}: all ${answerCount} documents, files and redirects are as they were composed, with their headers. Files that it has besides cannot be listed over HTTP; those that it keeps for open tabs of earlier compositions were not asked for.`
      : `${origin} is not composition ${compositionId}: ${differences.length} differences in ${answerCount} answers.\n${table}\nNext: upload the composed site again, then find out who changed it.`,
  );
}

function describeResult(result: PinResult): string {
  if (result.refusals.length > 0) return describeRefusals(result);
  const { id, version, previousVersion, isWritten, resolution, renderedCount } = result;
  const table = toTable([
    ['singleton', 'asked for', 'the one copy'],
    ...resolution.map(({ singleton, range, version: provided }) => [singleton, range, provided]),
  ]);
  const outcome = isWritten
    ? `[${id}] Pinned ${version} (before: ${previousVersion ?? 'nothing'}). ${NEXT}`
    : `[${id}] ${version} may be pinned; nothing was written.`;
  return `${table}\n${renderedCount} pages rendered.\n${outcome}`;
}

function requireArguments(...given: string[]): void {
  if (given.includes('')) throw new SiteError(USAGE, 'USAGE');
}

runCommand(async () => {
  const run = COMMANDS[command];
  if (run === undefined) throw new SiteError(USAGE, 'USAGE');
  await run(openRegistry(SHELL_PATHS.root));
});
