import { SiteError } from '@portfolio/contract';
import { openRegistry, readRegistryAddress } from '@portfolio/registry';
import { collectGarbage } from '../compose/history/collectGarbage';
import { describeCollection } from './describeCollection';
import { parseGracePeriod } from '../compose/history/gracePeriod';
import { SHELL_PATHS } from '../compose/shell-build/paths';
import { toBucketPolicies } from '../compose/release/bucketPolicies';
import { readTeams } from '../compose/release/teams';
import { readAllPins } from '../compose/pin/pinsFile';
import { readArguments } from '../compose/terminal/readArguments';
import { runMain } from '../compose/terminal/runMain';
import { createUsageError } from '../compose/terminal/usageError';

const USAGE = `Usage: npm run registry -- gc
  removes releases and shell builds that no environment uses, and lists what it keeps and why
  --dry-run         only lists what it would remove
  --grace-days <n>  how long compositions that were replaced, and releases that were not pinned, stay; default
                    PORTFOLIO_GRACE_DAYS, or 30
  --json            for programs
       npm run registry -- policies
  prints the policy of each role for the bucket of PORTFOLIO_REGISTRY: a publisher for each remote of teams.json,
  the composer, readers, garbage collection`;

runMain(async () => {
  const { values, positionals } = readArguments(USAGE, {
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      'grace-days': { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  if (positionals.join(' ') === 'policies') {
    printPolicies();
    return;
  }
  if (positionals.length === 0) throw createUsageError(USAGE, 'A command is missing.');
  if (positionals.join(' ') !== 'gc')
    throw createUsageError(USAGE, `There is no command "${positionals.join(' ')}".`);
  const isDryRun = values['dry-run'];
  const collection = await collectGarbage({
    registry: openRegistry(SHELL_PATHS.root),
    readPins: () => readAllPins(SHELL_PATHS.pins),
    graceMs: parseGracePeriod(values['grace-days']),
    isDryRun,
  });
  const { kept, removed, restored, isStopped, warnings } = collection;
  if (isStopped) process.exitCode = 130;
  for (const warning of warnings) console.error(warning);
  console.log(
    values.json
      ? JSON.stringify(
          { kept: Object.fromEntries(kept), removed, restored, isStopped, warnings, isDryRun },
          null,
          2,
        )
      : describeCollection(collection, isDryRun),
  );
});

function printPolicies(): void {
  const address = readRegistryAddress(SHELL_PATHS.root);
  if (address.kind !== 'bucket')
    throw new SiteError(
      'Failed to write policies: PORTFOLIO_REGISTRY does not name a bucket. For a folder, use the permissions of the file system.',
      'USAGE',
    );
  console.log(JSON.stringify(toBucketPolicies(address, readTeams(SHELL_PATHS.pins)), null, 2));
}
