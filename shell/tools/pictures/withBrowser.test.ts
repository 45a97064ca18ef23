import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { SITE_INDEX_FILE } from '../../compose/site/siteIndex';
import { withBrowser } from './withBrowser';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'with-browser-'));
const listen = jest.spyOn(net.Server.prototype, 'listen');
afterAll(() => {
  listen.mockRestore();
  fs.rmSync(folder, { recursive: true });
});

test('stops the server if the browser does not start', async () => {
  fs.writeFileSync(path.join(folder, SITE_INDEX_FILE), '{}');
  const browser = path.join(folder, 'browser');
  fs.writeFileSync(browser, '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  process.env['CHROME_PATH'] = browser;
  const work = jest.fn<Promise<void>, []>();
  await expect(withBrowser(folder, work)).rejects.toThrow('browserType.launch');
  expect(work).not.toHaveBeenCalled();
  const servers = listen.mock.contexts as net.Server[];
  expect(servers.map(({ listening }) => listening)).toEqual([false]);
});
