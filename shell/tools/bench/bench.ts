import { runMain } from '../../compose/terminal/runMain';
import { benchEveryPage, benchPages } from './benchPages';
import { benchLighthouse } from './lighthouse/benchLighthouse';
import { asksForHelp, type BenchPart, HELP, parseOptions } from './options';
import { assertOthersKept, writeResults } from './report/writeResults';
import { benchScale, SCALE_SIZES } from './scale/benchScale';

const log = (line: string) => console.log(line);

runMain(async () => {
  const startMs = performance.now();
  const words = process.argv.slice(2);
  if (asksForHelp(words)) {
    log(HELP);
    return;
  }
  const options = parseOptions(words);
  const isAsked = (part: BenchPart) => options.part === part || options.part === 'all';
  const { isEveryPage } = options;
  if (options.isSaved && options.part !== 'all') assertOthersKept();
  if (isAsked('pages'))
    report(
      isEveryPage
        ? { everyPage: await benchEveryPage(options, log) }
        : { pages: await benchPages(options, log) },
    );
  // The largest size takes longer than all pages.
  const sizes = options.part === 'all' ? SCALE_SIZES.slice(0, -1) : SCALE_SIZES;
  if (isAsked('scale')) await benchScale((scale) => report({ scale }), log, sizes);
  if (isAsked('lighthouse')) {
    const lighthouse = await benchLighthouse({ isEveryPage, log });
    report(isEveryPage ? { everyLighthouse: lighthouse } : { lighthouse });
  }
  log(`Measured in ${((performance.now() - startMs) / 60_000).toFixed(1)} minutes.`);

  // The results of each part are written as soon as it is done: a later part may fail.
  function report(results: Parameters<typeof writeResults>[0]): void {
    log(`Written to ${writeResults(results, options.isSaved)}.`);
  }
});
