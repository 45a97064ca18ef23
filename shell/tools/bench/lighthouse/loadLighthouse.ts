import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { installPackages } from '../packages/installPackages';
import { BENCH_CACHE } from '../sites/benchPaths';
import { LIGHTHOUSE_PACKAGE } from './lighthousePackage';
import type { LighthouseReport } from './listShortcomings';

const FOLDER = path.join(BENCH_CACHE, 'lighthouse');

/** Audits an address in the browser that listens on a port. */
type Lighthouse = (
  url: string,
  flags: {
    port: number;
    onlyCategories: string[];
    logLevel: 'error';
    disableFullPageScreenshot: true;
  },
) => Promise<{ lhr: LighthouseReport & { lighthouseVersion: string } } | undefined>;

/** Installs Lighthouse, unless its version is there already. */
export function installLighthouse(log: (line: string) => void): Promise<void> {
  return installPackages({ folder: FOLDER, manifest: LIGHTHOUSE_PACKAGE, log });
}

/** Loads Lighthouse, and installs it first if it is not in the benchmark's cache. */
export async function loadLighthouse(log: (line: string) => void): Promise<Lighthouse> {
  await installLighthouse(log);
  // An ES module, which takes a second to load.
  const entry = path.join(FOLDER, 'node_modules/lighthouse/core/index.js');
  const { default: lighthouse } = (await import(pathToFileURL(entry).href)) as { default: Lighthouse };
  return lighthouse;
}
