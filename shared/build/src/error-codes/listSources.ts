import fs from 'node:fs';
import path from 'node:path';

/** The folders of code that users run or see: everything except tests and their helpers. */
const FOLDERS = [
  'shared/*/src',
  'shell/api',
  'shell/commands',
  'shell/compose',
  'shell/http',
  'shell/src',
  'shell/tools',
  'remotes/*/src',
  'remotes/*/figures',
  'remotes/*/tools',
];
const SOURCE = /\.(ts|tsx|cjs|mjs)$/;
const NOT_PRODUCT = /\.test\.tsx?$|[-/]testing\/|^shared\/testing\/|\/(e2e|node_modules|dist)\//;

/**
 * Reads the sources that may create errors.
 *
 * @param root - of the repository
 * @returns paths relative to the root, with forward slashes, in alphabetical order
 */
export function listSources(root: string): { file: string; text: string }[] {
  return FOLDERS.flatMap((folder) => expand(root, folder))
    .flatMap((folder) =>
      fs
        .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((name) => `${folder}/${name.split(path.sep).join('/')}`),
    )
    .filter((file) => SOURCE.test(file) && !NOT_PRODUCT.test(file))
    .sort()
    .map((file) => ({ file, text: fs.readFileSync(path.join(root, file), 'utf8') }));
}

function expand(root: string, folder: string): string[] {
  const [before = '', after] = folder.split('/*/');
  if (after === undefined) return [folder];
  return fs
    .readdirSync(path.join(root, before))
    .map((name) => `${before}/${name}/${after}`)
    .filter((found) => fs.existsSync(path.join(root, found)));
}
