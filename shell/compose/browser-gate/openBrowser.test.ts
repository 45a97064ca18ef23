import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openBrowser } from './openBrowser';

test('a browser that does not start, as without its libraries, is reported with what it printed', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'browser-'));
  const file = path.join(folder, 'chromium');
  const script = '#!/bin/sh\necho "chromium: libnss3.so is missing" >&2\nexit 127\n';
  fs.writeFileSync(file, script, { mode: 0o755 });
  await expect(openBrowser(() => file)).rejects.toMatchObject({
    code: 'NO_BROWSER',
    message: `Failed to load the pages of the release: ${file} does not start (chromium: libnss3.so is missing). Run "npm run setup", or name another browser with CHROME_PATH.`,
  });
  fs.rmSync(folder, { recursive: true });
});
