import { parseArgs } from 'node:util';
import { SiteError } from '@portfolio/contract';
import { createRemote } from '../createRemote';

const USAGE = `Usage:
  npm create @portfolio/remote <id> -- --mount /work/<type> [--page <page>] [--title "As visitors read it"]`;

// Creates a remote in its own folder, outside the repository of the shell.
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
  const [id = '', ...others] = positionals;
  const { mount } = values;
  if (id === '' || mount === undefined || others.length > 0)
    throw new SiteError(
      `${USAGE}\n\n${others.length > 0 ? `"${others[0]}" is one argument too many.` : 'The id or --mount is missing.'}`,
      'USAGE',
    );
  const { path, files } = createRemote(process.cwd(), { ...values, id, mount, isAlone: true });
  console.log(
    `[${id}] Created ${id}/ with the page ${path}:\n${files.map((file) => `  ${file}`).join('\n')}`,
  );
  console.log(`Next: cd ${id}, git init, npm install, npm test, then npm run dev.`);
}

try {
  main(process.argv.slice(2));
} catch (error) {
  const isBadOption = error instanceof TypeError && 'code' in error;
  // Node adds how to pass a file name that begins with a dash.
  const [mistake] = isBadOption ? error.message.split('. ') : [];
  const fault = isBadOption ? new SiteError(`${USAGE}\n\n${mistake}.`, 'USAGE') : error;
  console.error(fault instanceof SiteError ? `${fault.message}\nCode: ${fault.code}` : fault);
  process.exitCode = 1;
}
