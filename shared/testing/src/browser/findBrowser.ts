import fs from 'node:fs';
import path from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Finds an installed Chromium or Chrome: `CHROME_PATH`, or one on the path.
 *
 * @throws {Error} saying how to install one
 */
export function findBrowser(): string {
  const configured = process.env['CHROME_PATH'];
  if (configured !== undefined && fs.existsSync(configured)) return configured;
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const found = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))).find((file) =>
    fs.existsSync(file),
  );
  if (found === undefined)
    throw new Error(
      'The browser tests found no Chromium or Chrome. Install one (in the repository "npm test" does), or name it with CHROME_PATH.',
    );
  return found;
}
