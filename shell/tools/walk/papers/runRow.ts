import path from 'node:path';
import { findFreePort } from '@portfolio/build/free-port';
import { assertWalk } from '../assertWalk';
import { createEnvironment, runIn, startIn } from '../runIn';
import type { Clone, EndingRow, Row, ServingRow } from './row';

/** Stops what a row has started. */
export type Stop = () => Promise<void>;

/**
 * Runs the command of a row, and checks that it did its work.
 *
 * @returns a function that stops it, if it keeps running
 * @throws {SiteError} code `WALK_FAILED`
 */
export async function runRow(row: Row, clone: Clone): Promise<Stop | undefined> {
  const { command, filledIn = command, folder = '.' } = row;
  const line = typeof filledIn === 'string' ? filledIn : filledIn(clone);
  const place = path.join(clone.folder, folder);
  return 'serves' in row ? serve(row, line, place, clone) : end(row, line, place, clone);
}

async function end({ prints, restores = [] }: EndingRow, line: string, place: string, clone: Clone) {
  // Jest and Playwright write part of their report to standard error.
  const printed = await runIn(place, createEnvironment(), 'sh', '-c', `exec 2>&1; ${line}`);
  assertWalk(prints.test(printed), `"${line}" did not print ${prints}, but:\n${printed.slice(-4000)}`);
  clone.composition = / as ([0-9a-f]{12})/.exec(printed)?.[1] ?? clone.composition;
  for (const file of restores)
    await runIn(clone.folder, createEnvironment(), 'git', 'checkout', '--quiet', '--', file);
  return undefined;
}

async function serve(row: ServingRow, line: string, place: string, clone: Clone) {
  const environment = createEnvironment({ PORT: String(await findFreePort()) });
  const server = await startIn(place, environment, row.serves, ['sh', '-c', line]);
  const url = `${server.match[1]}${row.path ?? ''}`;
  try {
    const answer = await fetch(url, { headers: { accept: 'text/html' } });
    const body = await answer.text();
    assertWalk(answer.ok, `${url} of "${line}" answers ${answer.status}`);
    assertWalk(
      row.shows.test(body),
      `${url} of "${line}" does not show ${row.shows}, but:\n${body.slice(0, 4000)}`,
    );
  } catch (error) {
    await server.stop();
    throw error;
  }
  if (row.keepsRunning) {
    clone[row.keepsRunning] = server.match[1] ?? '';
    return () => server.stop();
  }
  await server.stop();
  return undefined;
}
