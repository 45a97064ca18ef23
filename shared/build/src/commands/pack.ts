import path from 'node:path';
import { packPackages } from '../packing/packPackages';
import { reportFailure } from '../reportFailure';

const ROOT = path.resolve(__dirname, '../../../..');

// Writes the packages of shared/ in their published form: each into its own dist/, as "lerna publish" needs them, or
// all of them below the given folder.
try {
  for (const { name, folder } of packPackages({ root: ROOT, target: process.argv[2] }))
    console.log(`${name}: ${path.relative(ROOT, folder)}`);
} catch (error) {
  reportFailure(error);
}
