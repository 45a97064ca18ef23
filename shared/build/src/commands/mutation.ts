import { readOptions } from '../mutation/options';
import type { PartResult } from '../mutation/outcomes';
import { printPart } from '../mutation/printPart';
import { runPart } from '../mutation/runPart';

/** `npm run test:mutation`: makes mutations one by one and lists those that no test notices. */
async function mutateAll(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (typeof options === 'string') {
    console.error(options);
    process.exitCode = 1;
    return;
  }
  const deadline = performance.now() + options.minutes * 60_000;
  const results: PartResult[] = [];
  for (const part of options.parts) {
    const result = await runPart(part, { ...options, hasTime: () => performance.now() < deadline });
    if (result) results.push(result);
  }
  if (results.length === 0) {
    console.error(`No mutation is possible in: ${process.argv.slice(2).join(' ')}. Correct the places.`);
    process.exitCode = 1;
    return;
  }
  console.log();
  results.forEach(printPart);
  process.exitCode = results.every(({ isGood }) => isGood) ? 0 : 1;
}

void mutateAll();
