import fs from 'node:fs';
import path from 'node:path';
import { listVersions } from '@portfolio/registry';
import { compose } from '../compose';
import { createTinySite } from './tinySite';

// Run as a process of its own, to be killed: deploys, pins and composes the tiny site of a folder again and again, and
// prints what it begins with. The shell is one of two builds in turn. It waits for a word on its standard input.

const print = (line: string) => fs.writeSync(1, `${line}\n`);

async function changeWithoutEnd(folder: string): Promise<void> {
  const tiny = await createTinySite(folder);
  const { paths, registry } = tiny;
  for (let round = (await listVersions(registry, 'games')).length; ; round += 1) {
    print('compose');
    await compose({
      paths: { ...paths, dist: path.join(folder, `dist-${round % 2}`) },
      registry,
      log: print,
    });
    print('deploy');
    await tiny.publish('games', `1.${round + 1}.0`, [`entry.${round + 1}.js`, 'shared.js']);
    print('pin');
    await tiny.pin('games', `1.${round + 1}.0`);
  }
}

print('ready');
process.stdin.once('data', () => void changeWithoutEnd(process.argv[2] ?? ''));
