import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { Release } from '@portfolio/contract';
import { copyRemoteOut, run } from './support/copyRemoteOut';

test('a remote copied out of the repository builds, tests and deploys with packed shared packages only', () => {
  test.setTimeout(300_000);
  const dir = copyRemoteOut('css-demos');
  try {
    run(dir, 'test');
    run(dir, 'run', 'deploy');
    const release = JSON.parse(fs.readFileSync(path.join(dir, 'dist/release.json'), 'utf8')) as Release;
    expect(release.catalogue.length).toBeGreaterThan(0);
    expect(fs.existsSync(path.join(dir, '.registry/css-demos/releases', `${release.version}.json`))).toBe(
      true,
    );
  } finally {
    fs.rmSync(path.dirname(dir), { recursive: true, force: true });
  }
});
