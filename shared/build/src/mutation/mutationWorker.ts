import channels from 'node:diagnostics_channel';
import { EventEmitter } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { readConfigs } from 'jest-config';
import TestRunner from 'jest-runner';
import Runtime from 'jest-runtime';
import type { Edits } from './edits';
import { CACHE, toWorkerFiles } from './workerFiles';

/** A request to the worker: run tests on sources with edits, up to the first failure. */
export interface TestRequest {
  edits: Edits;
  /** Test files, relative to the repository, and the full names of the tests to run; all of them by default. */
  tests: readonly { test: string; only?: readonly string[] }[];
}

/** The result of one test file. */
export interface TestOutcome {
  test: string;
  /** The first test that failed; absent if all passed. */
  failure?: { title: string; message: string };
  ms: number;
  /** From mark, as `file:number`, to full names of the tests that reached it; '' stands for code outside of tests. */
  reached: Readonly<Record<string, readonly string[]>>;
}

const ROOT = path.resolve(__dirname, '../../../..');
const PLAIN_TRANSFORMER = require.resolve('../source-regions/jestTransformer.cjs');
const MUTATION_TRANSFORMER = require.resolve('./mutationTransformer.cjs');
const MUTATION_ENVIRONMENT = require.resolve('./mutationEnvironment.cjs');
const MUTATION_HOOK = require.resolve('./mutationHook.cjs');

/** The channel on which tests and marks report; Node's own modules are the same inside and outside a test. */
const REACH_CHANNEL = 'mutation:reached';

type Configs = Awaited<ReturnType<typeof readConfigs>>;
type ProjectConfig = Configs['configs'][number];

function mutate(config: ProjectConfig, edits: Edits, only?: readonly string[]): ProjectConfig {
  return {
    ...config,
    testEnvironment: MUTATION_ENVIRONMENT,
    testEnvironmentOptions: {
      ...config.testEnvironmentOptions,
      mutation: { environment: config.testEnvironment, only },
    },
    transform: config.transform.map(([pattern, transformer, options]) =>
      transformer === PLAIN_TRANSFORMER
        ? [pattern, MUTATION_TRANSFORMER, { ...options, edits }]
        : [pattern, transformer, options],
    ),
  };
}

/** Records which marks are reached in which test. */
function watchMarks() {
  const reached: Record<string, string[]> = {};
  let current = '';
  const add = (mark: string) => {
    const tests = (reached[mark] ??= []);
    if (!tests.includes(current)) tests.push(current);
  };
  const onMessage = (message: unknown) => {
    const { mark, test = '' } = message as { mark?: string; test?: string };
    if (mark === undefined) current = test;
    else add(mark);
  };
  channels.subscribe(REACH_CHANNEL, onMessage);
  return {
    reached,
    add,
    stop: () => void channels.unsubscribe(REACH_CHANNEL, onMessage),
  };
}

async function start(): Promise<void> {
  const { globalConfig, configs } = await readConfigs(
    {
      ...{ $0: 'test:mutation', _: [], silent: true, runInBand: true, watchman: false },
      cacheDirectory: CACHE,
    },
    [ROOT],
  );
  const contexts = await Promise.all(
    configs.map((config) => Runtime.createContext(config, { maxWorkers: 1, watchman: false })),
  );
  // Passes the mutation on to the processes that tests start.
  const { edits: editsFile, reached: reachedFile } = toWorkerFiles(process.pid);
  fs.mkdirSync(CACHE, { recursive: true });
  Object.assign(process.env, {
    // As set by jest's command line.
    NODE_ENV: 'test',
    ...{
      // Quoted, because the path may have spaces.
      NODE_OPTIONS: `--require ${JSON.stringify(MUTATION_HOOK)}`,
      MUTATION_EDITS: editsFile,
      MUTATION_REACHED: reachedFile,
    },
  });

  const runTest = async (test: string, edits: Edits, only?: readonly string[]): Promise<TestOutcome> => {
    fs.writeFileSync(editsFile, JSON.stringify(edits));
    fs.writeFileSync(reachedFile, '');
    const marks = watchMarks();
    const environment = test.endsWith('x') ? 'browser' : 'node';
    const context = contexts.find(({ config }) => config.displayName?.name === environment);
    if (context === undefined)
      return {
        test,
        failure: { title: test, message: `No jest project is named "${environment}".` },
        ms: 0,
        reached: {},
      };
    const runner = new TestRunner(globalConfig, {});
    let failure: TestOutcome['failure'];
    runner.on('test-file-failure', ([, error]) => {
      failure = { title: test, message: error.message };
    });
    runner.on('test-file-success', ([, result]) => {
      const failed = result.testResults.find(({ status }) => status === 'failed');
      if (failed) failure = { title: failed.fullName, message: failed.failureMessages.join('\n') };
      else if (result.testExecError) failure = { title: test, message: result.testExecError.message };
    });
    const startMs = performance.now();
    const watcher = Object.assign(new EventEmitter(), { isInterrupted: () => false });
    await runner.runTests(
      [{ context: { ...context, config: mutate(context.config, edits, only) }, path: path.join(ROOT, test) }],
      watcher as unknown as Parameters<typeof runner.runTests>[1],
      { serial: true },
    );
    marks.stop();
    for (const mark of fs.readFileSync(reachedFile, 'utf8').split('\n').filter(Boolean)) marks.add(mark);
    return { test, failure, ms: performance.now() - startMs, reached: marks.reached };
  };

  process.on('message', ({ edits, tests }: TestRequest) => {
    void (async () => {
      const outcomes: TestOutcome[] = [];
      for (const { test, only } of tests) {
        const outcome = await runTest(test, edits, only);
        outcomes.push(outcome);
        if (outcome.failure) break;
      }
      process.send?.(outcomes);
    })();
  });
  process.send?.('ready');
}

process.on('disconnect', () => process.exit());
void start();
