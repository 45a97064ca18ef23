import fs from 'node:fs';
import path from 'node:path';

import type { Release } from '@portfolio/contract';
import { listRemoteDirs } from '../compose/assembleSite';
import { SHELL_PATHS } from '../compose/shell-build/paths';
import { copyRemoteOut, run } from './support/copyRemoteOut';
import { expect, test } from './support/siteTest';

/**
 * The smallest remote is the sample, with linked instead of installed packages; `INDEPENDENCE=all` installs and deploys
 * every remote, and also runs this one's tests there.
 */
const SAMPLE = 'css-demos';
const IS_FULL_RUN = process.env['INDEPENDENCE'] === 'all';
const IDS = IS_FULL_RUN ? listRemoteDirs(SHELL_PATHS.root).map((dir) => path.basename(dir)) : [SAMPLE];

for (const id of IDS)
  test(`${id} deploys without the shell and the other remotes, with packed shared packages only`, () => {
    test.setTimeout(900_000);
    const dir = copyRemoteOut(id, IS_FULL_RUN ? 'npm' : 'links');
    try {
      expect(fs.readdirSync(path.dirname(dir)).filter((name) => !name.endsWith('.tgz'))).toEqual([id]);
      if (IS_FULL_RUN && id === SAMPLE) run(dir, 'test');
      run(dir, 'run', 'deploy');
      const release = JSON.parse(fs.readFileSync(path.join(dir, 'dist/release.json'), 'utf8')) as Release;
      expect(release.catalogue.length).toBeGreaterThan(0);
      const published = path.join(dir, '.registry', id, 'releases', `${release.version}.json`);
      expect(fs.existsSync(published)).toBe(true);
    } finally {
      fs.rmSync(path.dirname(dir), { recursive: true, force: true });
    }
  });
