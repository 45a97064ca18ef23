import { findBrowser, findHeadlessBrowser } from '@portfolio/build/find-browser';

/**
 * Finds an installed Chrome, Chromium or Edge.
 *
 * @throws {Error} with instructions for installing one
 */
export function requireBrowser(): string {
  return demand(findBrowser());
}

/**
 * Finds the browser that runs tests with the least work: Chromium's headless shell if it is installed.
 *
 * @throws {Error} with instructions for installing one
 */
export function requireHeadlessBrowser(): string {
  return demand(findHeadlessBrowser());
}

function demand(found: string | undefined): string {
  if (found === undefined)
    throw new Error(
      'The browser tests found no Chrome, Chromium or Edge. Install one (in the repository "npm run setup" shows how), or name it with CHROME_PATH.',
    );
  return found;
}
