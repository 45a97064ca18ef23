import { findBrowser } from '@portfolio/build/find-browser';

/**
 * Finds an installed Chrome, Chromium or Edge.
 *
 * @throws {Error} with instructions for installing one
 */
export function requireBrowser(): string {
  const found = findBrowser();
  if (found === undefined)
    throw new Error(
      'The browser tests found no Chrome, Chromium or Edge. Install one (in the repository "npm run setup" says how), or name it with CHROME_PATH.',
    );
  return found;
}
