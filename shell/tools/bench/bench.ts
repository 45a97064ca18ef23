import { runCommand } from '../../compose/terminal/runCommand';
import { benchPages } from './benchPages';
import { benchLighthouse } from './lighthouse/benchLighthouse';
import { type BenchPart, parseOptions } from './options';
import { writeResults } from './report/writeResults';
import { benchScale } from './scale/benchScale';

const log = (line: string) => console.log(line);

runCommand(async () => {
  const options = parseOptions(process.argv.slice(2));
  const isAsked = (part: BenchPart) => options.part === part || options.part === 'all';
  if (isAsked('pages')) report({ pages: await benchPages(options, log) });
  if (isAsked('scale')) await benchScale((scale) => report({ scale }), log);
  if (isAsked('lighthouse')) report({ lighthouse: await benchLighthouse(log) });

  // Each part is kept as soon as it is done: a later one may fail.
  function report(results: Parameters<typeof writeResults>[0]): void {
    log(`Written to ${writeResults(results, options.isSaved)}.`);
  }
});
