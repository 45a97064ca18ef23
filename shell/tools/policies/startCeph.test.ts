import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startCeph } from './startCeph';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'start-ceph-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

test('stops what has started and removes its files if a program is not installed', async () => {
  const at = (name: string) => path.join(folder, name);
  const [programs, data, log] = [at('programs'), at('data'), at('log')];
  fs.mkdirSync(programs);
  fs.mkdirSync(data);
  // With "-f" they keep running. All but the gateway are there.
  const script = `#!/bin/sh\ncase "$*" in *" -f "*) echo $$ >> ${log}; exec /bin/sleep 600;; esac\n`;
  for (const name of ['ceph', 'ceph-authtool', 'ceph-mon', 'ceph-osd', 'monmaptool'])
    fs.writeFileSync(path.join(programs, name), script, { mode: 0o755 });
  process.env['PATH'] = programs;
  jest.spyOn(os, 'tmpdir').mockReturnValue(data);

  await expect(startCeph()).rejects.toThrow('spawn radosgw ENOENT');
  expect(fs.readdirSync(data)).toEqual([]);
  const ids = fs.readFileSync(log, 'utf8').trim().split('\n').map(Number);
  expect(ids.length).toBeGreaterThan(0);
  for (const id of ids) expect(() => process.kill(id, 0)).toThrow('ESRCH');
});
