/** How many arguments the commands take that read no options. */
const MAX_ARGUMENTS: Readonly<Record<string, number>> = { build: 0, deploy: 0, new: 1, key: 1 };

/**
 * Finds an argument that a command of `portfolio-remote` does not take. It must not be ignored: a release cannot be
 * published again.
 */
export function findBadArgument(name: string, args: readonly string[]): string | undefined {
  const most = MAX_ARGUMENTS[name];
  if (most === undefined) return undefined;
  return args[most] ?? args.find((arg) => arg.startsWith('-'));
}
