import fs from 'node:fs';
import path from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { ENGINE_NAMES } from './BrowserUnderTest';
import { FEATURE_ANNOTATION, FEATURES, INTEGRITY_POLICY } from './features';

const TABLE_FILE = path.resolve(__dirname, '../ENGINES.md');

const INTRODUCTION = `# Journeys in three engines

Written by \`npm run test:browsers\`, which runs the same journeys on the composed site, with a real mouse and keyboard. A
journey fails if the console has an unexpected error or warning.

- Chromium is driven through its own protocol, Firefox through WebDriver BiDi, and WebKitGTK through WebDriver on a virtual
  display.
- WebKitGTK runs without view transitions: without a graphics card this build crashes at the first one, even on a blank
  page. Its smallest window is 447 px wide. It does not pass on the console of a driven window, so journeys record the
  messages after a page has loaded, and the last journey reads the output of the same browser without a driver.
- WebKitGTK reports some preloaded files as unused although they were used, even on a page of three lines. Before the
  console is read, the browser loads such a page (\`shell/e2e/engines/falsePreloadWarning.ts\`); the warning is ignored only
  in browsers that report it there. It sometimes does the same for a font: that warning is ignored if another window
  draws the page with that file.
- Safari shares its engine with WebKitGTK, but not its windows, sounds and media.
`;

const FEATURES_INTRODUCTION = `## What an engine lacks

Detected in each browser by the same command, which writes a screenshot of each feature, or of its fallback, to
\`shell/test-results/features\`.
`;

/** Writes the published tables when every journey ran in every engine. */
export default class EnginesReporter implements Reporter {
  private readonly results = new Map<string, Map<string, TestResult>>();

  onTestEnd(test: TestCase, result: TestResult): void {
    const engineName = test.parent.project()?.name ?? '';
    const row = this.results.get(test.title) ?? new Map<string, TestResult>();
    // A journey that passes on retry has failed.
    if (row.get(engineName)?.status !== 'failed') row.set(engineName, result);
    this.results.set(test.title, row);
  }

  onEnd(): void {
    const rows = [...this.results];
    if (rows.length === 0 || !rows.every(([, row]) => ENGINE_NAMES.every((name) => row.has(name)))) {
      console.log('The table of the engines was not updated: not every journey ran in every engine.');
      return;
    }
    const body = rows.map(([title, row]) => [
      title,
      ...ENGINE_NAMES.map((name) => (row.get(name)?.status === 'passed' ? 'passes' : 'fails')),
    ]);
    fs.writeFileSync(
      TABLE_FILE,
      [
        INTRODUCTION,
        toTable([['journey', ...this.listVersions()], ...body]),
        FEATURES_INTRODUCTION,
        toTable([
          ['feature', ...ENGINE_NAMES, 'with it, a visitor sees', 'without it'],
          ...this.listFeatures(),
        ]),
      ].join('\n'),
    );
    console.log(`The table of the engines is in ${TABLE_FILE}.`);
  }

  private listFeatures(): string[][] {
    const annotations = [...this.results.values()].flatMap((row) =>
      ENGINE_NAMES.flatMap((engine) =>
        (row.get(engine)?.annotations ?? [])
          .filter(({ type }) => type === FEATURE_ANNOTATION)
          .map(({ description = '{}' }) => ({
            engine,
            ...(JSON.parse(description) as { name: string; isNative: boolean }),
          })),
      ),
    );
    return [...FEATURES, INTEGRITY_POLICY].map(({ name, sees, seesWithout }) => [
      name,
      ...ENGINE_NAMES.map((engine) => {
        const found = annotations.find(
          (annotation) => annotation.engine === engine && annotation.name === name,
        );
        return found === undefined ? 'not found out' : found.isNative ? 'native' : 'fallback';
      }),
      sees,
      seesWithout,
    ]);
  }

  private listVersions(): string[] {
    return ENGINE_NAMES.map((name) => {
      const annotations = [...this.results.values()].flatMap((row) => row.get(name)?.annotations ?? []);
      const version = annotations.find(({ type }) => type === 'version')?.description;
      return version === undefined ? name : `${name} ${version}`;
    });
  }
}

/** Pads the table as the formatter would. */
function toTable(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows;
  const widths = head.map((_cell, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const toLine = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return `${[toLine(head), toLine(widths.map((width) => '-'.repeat(width))), ...body.map(toLine)].join('\n')}\n`;
}
