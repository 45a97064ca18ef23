import fs from 'node:fs';
import path from 'node:path';
import { listVersions } from '@portfolio/registry';
import { compose } from '../compose';
import { createTinySite } from './tinySite';

// Runs as a child process, to be killed: again and again, publishes, pins and composes the tiny site of a folder, and
// prints each step as it begins. The shell alternates between two builds. It starts when a line arrives on standard
// input.

const print = (line: string) => fs.writeSync(1, `${line}\n`);

async function changeForever(folder: string): Promise<void> {
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
process.stdin.once('data', () => void changeForever(process.argv[2] ?? ''));
