import path from 'node:path';
import { parseArgs } from 'node:util';
import { SiteError } from '@portfolio/contract';
import { createPage, createRemote } from '@portfolio/create-remote';
import { readRemotePackage } from '../remote-folder/readRemotePackage';
import { reportFailure } from '../reportFailure';

const USAGE = `Usage:
  npm run new -- page <remote> <page> [--title "As visitors read it"]
  npm run new -- remote <id> --mount /work/<type> [--page <page>] [--title "As visitors read it"]`;

const ROOT = path.resolve(__dirname, '../../../..');
const REMOTES = path.join(ROOT, 'remotes');

const toList = (files: readonly string[]) => files.map((file) => `  ${file}`).join('\n');

// Creates a page in a remote, or a whole remote.
function main(args: readonly string[]): void {
  if (args.some((arg) => arg === '--help' || arg === '-h')) {
    console.log(USAGE);
    return;
  }
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { mount: { type: 'string' }, page: { type: 'string' }, title: { type: 'string' } },
  });
  const [kind, id = '', page = '', ...more] = positionals;
  const hasRemoteOption = values.mount !== undefined || values.page !== undefined;
  if (kind === 'page' && page !== '' && more.length === 0 && !hasRemoteOption) {
    const dir = path.join(REMOTES, id);
    const created = createPage(dir, readRemotePackage(dir).id, { page, title: values.title });
    console.log(`[${id}] Created ${created.path}:\n${toList(created.files)}`);
    console.log(`Next: npm test -w remotes/${id}, then npm run dev -w remotes/${id}.`);
  } else if (kind === 'remote' && id !== '' && page === '' && values.mount !== undefined) {
    const created = createRemote(REMOTES, { ...values, id, mount: values.mount });
    console.log(`[${id}] Created remotes/${id} with the page ${created.path}:\n${toList(created.files)}`);
    console.log(
      `Next: npm install, which links the package and records it in package-lock.json, then npm test -w remotes/${id}.`,
    );
  } else throw new SiteError(`${USAGE}\n\n${describeMistake(positionals)}`, 'USAGE');
}

/** Says which argument is wrong, for a command line that is neither of the two. */
function describeMistake([kind, , page = '', ...more]: readonly string[]): string {
  if (kind !== 'page' && kind !== 'remote')
    return kind === undefined
      ? '"page" or "remote" is missing.'
      : `"${kind}" is neither "page" nor "remote".`;
  const [surplus] = kind === 'page' ? more : [page, ...more];
  if (surplus) return `"${surplus}" is one argument too many.`;
  if (kind === 'remote') return 'The id or --mount is missing.';
  return page === ''
    ? 'The remote or the name of the page is missing.'
    : '--mount and --page are options of "remote" alone.';
}

try {
  main(process.argv.slice(2));
} catch (error) {
  const isBadOption = error instanceof TypeError && 'code' in error;
  // Node adds how to pass a file name that begins with a dash.
  const [mistake] = isBadOption ? error.message.split('. ') : [];
  reportFailure(isBadOption ? new SiteError(`${USAGE}\n\n${mistake}.`, 'USAGE') : error);
}
