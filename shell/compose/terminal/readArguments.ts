import { parseArgs, type ParseArgsConfig } from 'node:util';
import { reportFailure } from '@portfolio/build/report-failure';
import type { SiteError } from '@portfolio/contract';
import { createUsageError } from './usageError';

/** Finds the mistake of a command line; null if it has none. */
export function findMistake(usage: string, config: ParseArgsConfig): SiteError | null {
  try {
    const { tokens } = parseArgs({ ...config, tokens: true });
    // An empty text is usually a variable that is not set. As a folder it would be the current one, as the name of a
    // remote all of them.
    const empty = tokens.find((token) => 'value' in token && token.value?.trim() === '');
    if (empty === undefined) return null;
    const what = empty.kind === 'option' ? `Option '--${empty.name}'` : 'An argument';
    return createUsageError(usage, `${what} is empty. Give it a value, or leave it out.`);
  } catch (error) {
    // Node adds how to pass a file name that begins with a dash.
    const [mistake] = (error as Error).message.split('. ');
    return createUsageError(usage, `${mistake}.`);
  }
}

/**
 * Reads the command line. For `--help` it prints the usage and exits; for an option that the command does not have, or an
 * empty value, it prints the usage, names the option and exits with code 1.
 */
export function readArguments<const Config extends ParseArgsConfig>(usage: string, config: Config) {
  const args = config.args ?? process.argv.slice(2);
  if (args.some((arg) => arg === '--help' || arg === '-h')) {
    console.log(usage);
    process.exit(0);
  }
  const mistake = findMistake(usage, config);
  if (mistake !== null) {
    reportFailure(mistake);
    process.exit(1);
  }
  return parseArgs(config);
}
