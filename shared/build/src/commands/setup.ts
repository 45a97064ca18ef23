import path from 'node:path';
import { SiteError } from '@portfolio/contract';
import { reportFailure } from '../reportFailure';
import {
  canInstall,
  listBucketParts,
  listCheckerParts,
  listEngineParts,
  listRealParts,
  type RealPart,
} from '../setup/parts';

const ROOT = path.resolve(__dirname, '../../../..');

const OPTIONS = {
  '--engines': listEngineParts,
  '--checker': listCheckerParts,
  '--bucket': listBucketParts,
};

/**
 * Looks for the programs that the tests need, with `--engines` all browsers, with `--checker` the markup checker's, with
 * `--bucket` an S3 server, and installs missing ones if it can.
 *
 * @throws {SiteError} code `USAGE` for any other option
 */
function setUp(options: readonly string[]): void {
  const unknown = options.find((option) => !Object.hasOwn(OPTIONS, option));
  if (unknown !== undefined)
    throw new SiteError(
      `Usage: npm run setup [-- ${Object.keys(OPTIONS).join(' ')}]\n\n"${unknown}" is not understood. Use the options above, or none.`,
      'USAGE',
    );
  console.log('The tests use real programs where a fake would prove little.');
  const parts = [
    ...listRealParts(ROOT),
    ...Object.entries(OPTIONS).flatMap(([option, listParts]) =>
      options.includes(option) ? listParts() : [],
    ),
  ];
  const missing = parts.filter((part) => !provide(part));
  console.log(
    missing.length === 0
      ? 'Everything is there.'
      : `Missing: ${missing.map(({ name, usedBy }) => `${name}, for ${usedBy}`).join('; ')}.`,
  );
  if (missing.some(({ isNeeded }) => isNeeded)) process.exitCode = 1;
}

/** Prints what it finds and does; returns whether the program is available now. */
function provide({ name, find, install, effect, remedy }: RealPart): boolean {
  const found = find();
  if (found !== undefined) {
    console.log(`- ${name}: ${found}`);
    return true;
  }
  if (!canInstall()) {
    console.log(`- ${name}: not found. ${remedy}`);
    return false;
  }
  console.log(`- ${name}: not found; ${effect} …`);
  try {
    install();
  } catch (error) {
    console.log(`  ${error instanceof Error ? error.message : String(error)} ${remedy}`);
  }
  return find() !== undefined;
}

try {
  setUp(process.argv.slice(2));
} catch (error) {
  reportFailure(error);
}
