import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createFolderRegistry } from '@portfolio/registry';
import { findDeployed, logComposition, logDeploy, readLog } from './compositionLog';

const SITE = { siteUrl: 'https://example.com' };
const LIVE = { ...SITE, address: 'https://www.example.com' };
const [FIRST, SECOND, THIRD] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb', 'cccccccccccc'] as const;
const NOW_MS = Date.parse('2026-11-28T12:00:00Z');
const AHEAD_MS = NOW_MS + 365 * 24 * 60 * 60_000;

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'log-'));
});

afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

test('a deploy is the live one even if the clock was ahead at the deploy before it, or when its address ended', async () => {
  const registry = createFolderRegistry(folder);
  await logDeploy(registry, { ...LIVE, id: FIRST, deployedMs: AHEAD_MS });
  await logDeploy(registry, { ...LIVE, id: SECOND, deployedMs: NOW_MS });
  expect(await findDeployed(registry, LIVE.address)).toMatchObject({ id: SECOND, sinceMs: AHEAD_MS + 1 });
  await logDeploy(registry, { ...LIVE, id: SECOND, deployedMs: NOW_MS, isGone: true });
  expect(await findDeployed(registry, LIVE.address)).toBeUndefined();
  await logDeploy(registry, { ...LIVE, id: SECOND, deployedMs: NOW_MS });
  expect(await findDeployed(registry, LIVE.address)).toMatchObject({ id: SECOND });
});

test('a composition is newer than one that was made while the clock was ahead; other sites keep the time', async () => {
  const registry = createFolderRegistry(folder);
  await logComposition(registry, { ...SITE, id: FIRST, composedMs: AHEAD_MS });
  await logComposition(registry, { ...SITE, id: SECOND, composedMs: NOW_MS });
  await logComposition(registry, { siteUrl: 'https://other.example', id: THIRD, composedMs: NOW_MS });
  expect((await readLog(registry)).map(({ id, sinceMs }) => [id, sinceMs])).toEqual([
    [SECOND, AHEAD_MS + 1],
    [FIRST, AHEAD_MS],
    [THIRD, NOW_MS],
  ]);
});
