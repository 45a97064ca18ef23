import { parseArgs, type ParseArgsConfig } from 'node:util';

/** The text that a command prints instead of doing its work. */
interface Reply {
  text: string;
  exitCode: 0 | 1;
}

/** Finds out whether a command line asks for help or has a mistake; null if it has neither. */
export function findReply(usage: string, config: ParseArgsConfig): Reply | null {
  const args = config.args ?? process.argv.slice(2);
  if (args.some((arg) => arg === '--help' || arg === '-h')) return { text: usage, exitCode: 0 };
  try {
    parseArgs(config);
    return null;
  } catch (error) {
    // Node adds how to pass a file name that begins with a dash.
    const [mistake] = (error as Error).message.split('. ');
    return { text: `${mistake}.\n${usage}`, exitCode: 1 };
  }
}

/**
 * Reads the command line. For `--help` it prints the usage and exits; for an option that the command does not have, it
 * names the option, prints the usage and exits with code 1.
 */
export function readArguments<const Config extends ParseArgsConfig>(usage: string, config: Config) {
  const reply = findReply(usage, config);
  if (reply !== null) {
    if (reply.exitCode === 0) console.log(reply.text);
    else console.error(reply.text);
    process.exit(reply.exitCode);
  }
  return parseArgs(config);
}
