import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { RemoteEvent } from '@portfolio/contract';
import { toOtlpLogs } from '@portfolio/contract/otlp';
import { SHELL_PATHS } from '../../../compose/shell-build/paths';
import { runMain } from '../../../compose/terminal/runMain';
import { assertWalk } from '../assertWalk';
import { createEnvironment, runIn } from '../runIn';
import { Watch } from '../watch';
import type { Clone } from './row';
import { ROWS } from './rows';
import { runRow, type Stop } from './runRow';

const ROOT = path.dirname(SHELL_PATHS.root);

/** Pins are written after the last commit. Anything else would be a command that leaves files behind. */
const UNCOMMITTED = [' M shell/pins.json', '?? shell/pins.staging.json'];

const LOADED: RemoteEvent = {
  ...{ type: 'ready', version: '1.1.0', traceId: '0123456789abcdef', remoteId: 'rsvp', page: 'RSVPApp' },
  ...{ shell: 'shell', elapsedMs: 100, atMs: 1, epochMs: Date.now() },
};

// npm run walk:papers: clones the last commit and runs every command of its papers there, in an order that works for a
// reader, with real names in place of examples. Times each one, and stops at the first that fails.
runMain(async () => {
  const watch = new Watch();
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'papers-')));
  const clone: Clone = {
    folder: path.join(folder, 'portfolio'),
    site: '',
    canary: '',
    composition: '',
    events: path.join(folder, 'logs.jsonl'),
  };
  const stops: Stop[] = [() => fs.promises.rm(folder, { recursive: true, force: true })];
  const git = (...args: string[]) => runIn(folder, createEnvironment(), 'git', ...args);
  try {
    await git('clone', '--quiet', ROOT, clone.folder);
    fs.writeFileSync(clone.events, `${JSON.stringify(toOtlpLogs([LOADED], 'abcdef012345'))}\n`);
    for (const row of ROWS) {
      const stop = await watch.time(row.command, () => runRow(row, clone));
      if (stop !== undefined) stops.unshift(stop);
    }
    const status = await git('-C', clone.folder, 'status', '--porcelain');
    assertWalk(status.trimEnd() === UNCOMMITTED.join('\n'), `git status says:\n${status}`);
    console.log(`${ROWS.length} commands worked as described.`);
  } finally {
    for (const stop of stops) await stop();
  }
});
