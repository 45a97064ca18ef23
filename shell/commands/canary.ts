import path from 'node:path';
import { assertShare } from '../compose/canary/canaryRules';
import { runCanary } from '../compose/canary/runCanary';
import { SHELL_PATHS } from '../compose/shell-build/paths';
import { readArguments } from '../compose/terminal/readArguments';
import { runMain } from '../compose/terminal/runMain';
import { assertAtMost, createUsageError } from '../compose/terminal/usageError';

const USAGE = `Usage: npm run canary -- <percent> --stable <host:port> --canary <host:port>
  writes nginx rules that send this share of visitors to another composition, each visitor always to the same one
  a canary whose server does not answer, or whose events cannot be read, gets no visitors until then, and the exit code is 1
  --events <file or folder>  the output of a collector: if the canary fails more often, all visitors return to the stable
                             composition, and the exit code is 1; default PORTFOLIO_EVENTS_LOG
  --out <folder>             for canary.http.conf and canary.server.conf; default shell/dist/canary
  --json                     for programs`;

const toPercent = (share: number) => `${(share * 100).toFixed(1)} %`;

runMain(async () => {
  const { values, positionals } = readArguments(USAGE, {
    allowPositionals: true,
    options: {
      canary: { type: 'string' },
      events: { type: 'string', default: process.env['PORTFOLIO_EVENTS_LOG'] },
      json: { type: 'boolean', default: false },
      out: { type: 'string', default: path.join(SHELL_PATHS.dist, 'canary') },
      stable: { type: 'string' },
    },
  });
  const { stable, canary, events, out } = values;
  assertAtMost(USAGE, positionals, 1);
  const [share = ''] = positionals;
  if (share !== '') assertShare(Number(share));
  if (stable === undefined || canary === undefined || share === '')
    throw createUsageError(USAGE, 'The share, --stable or --canary is missing.');
  const run = await runCanary({ stable, canary, share: Number(share), events, out: path.resolve(out) });
  if (run.isStopped) process.exitCode = 1;
  const { verdict } = run;
  const found =
    verdict === null
      ? 'No events were read.'
      : `${toPercent(verdict.canary.failedShare)} of ${verdict.canary.loadCount} loads failed, and ${toPercent(verdict.stable.failedShare)} of ${verdict.stable.loadCount} with the stable one.`;
  const stopped = run.canary ?? `the canary, because ${canary} does not state its composition`;
  const outcome = run.isStopped
    ? `Stopped ${stopped}: all visitors get ${run.stable}.`
    : `${run.share} % of visitors get ${run.canary}, the others ${run.stable}.`;
  console.log(values.json ? JSON.stringify(run, null, 2) : `${outcome} ${found}\nNext: reload nginx.`);
});
