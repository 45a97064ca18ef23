import { runCommand } from '../compose/commands/runCommand';
import { benchPages } from './benchPages';
import { type BenchPart, parseOptions } from './options';
import { writeResults } from './report/writeResults';

const log = (line: string) => console.log(line);

runCommand(async () => {
  const options = parseOptions(process.argv.slice(2));
  const isAsked = (part: BenchPart) => options.part === part || options.part === 'all';
  if (isAsked('pages')) report({ pages: await benchPages(options, log) });

  // Each part is kept as soon as it is done: a later one may fail.
  function report(results: Parameters<typeof writeResults>[0]): void {
    log(`Written to ${writeResults(results, options.isSaved)}.`);
  }
});
