import fs from 'node:fs';
import path from 'node:path';

import type { Release } from '@portfolio/contract';
import { listRemoteDirs } from '../compose/assembleSite';
import { SHELL_PATHS } from '../compose/shell-build/paths';
import { copyRemoteOut, run } from './support/copyRemoteOut';
import { expect, test } from './support/siteTest';

/** This one's tests also run outside the repository. */
const TESTED = 'css-demos';

/** Installing takes minutes, so `npm test` deploys one remote with linked packages: `release.e2e.ts`. */
const IDS =
  process.env['INDEPENDENCE'] === 'all'
    ? listRemoteDirs(SHELL_PATHS.root).map((dir) => path.basename(dir))
    : [];

for (const id of IDS)
  test(`${id} deploys without the shell and the other remotes, with packed shared packages only`, () => {
    test.setTimeout(900_000);
    const dir = copyRemoteOut(id, 'npm');
    try {
      expect(fs.readdirSync(path.dirname(dir)).filter((name) => !name.endsWith('.tgz'))).toEqual([id]);
      if (id === TESTED) run(dir, 'test');
      run(dir, 'run', 'deploy');
      const release = JSON.parse(fs.readFileSync(path.join(dir, 'dist/release.json'), 'utf8')) as Release;
      expect(release.catalogue.length).toBeGreaterThan(0);
      const published = path.join(dir, '.registry', id, 'releases', `${release.version}.json`);
      expect(fs.existsSync(published)).toBe(true);
    } finally {
      fs.rmSync(path.dirname(dir), { recursive: true, force: true });
    }
  });
