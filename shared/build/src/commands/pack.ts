import path from 'node:path';
import { SiteError } from '@portfolio/contract';
import { packPackages } from '../packing/packPackages';
import { reportFailure } from '../reportFailure';

const ROOT = path.resolve(__dirname, '../../../..');

// Writes the packages of shared/ in their published form: each into its own dist/, as "lerna publish" needs them, or
// all of them below the given folder.
try {
  const [target, ...surplus] = process.argv.slice(2);
  const mistake = target?.startsWith('-') ? target : surplus[0];
  if (mistake !== undefined)
    throw new SiteError(
      `Usage: npm run prepack [-- <folder>]\n\n"${mistake}" is not understood. Name one folder, or none.`,
      'USAGE',
    );
  for (const { name, folder } of packPackages({ root: ROOT, target }))
    console.log(`${name}: ${path.relative(ROOT, folder)}`);
} catch (error) {
  reportFailure(error);
}
