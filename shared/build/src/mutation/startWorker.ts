import { type ChildProcess, fork } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { TestOutcome, TestRequest } from './mutationWorker';
import { toWorkerFiles } from './workerFiles';

/** A process that runs tests, separate from this one because a mutation may never end. */
export interface MutationWorker {
  /**
   * Runs tests up to the first failure.
   *
   * @returns the results, or the reason why there are none
   */
  run(request: TestRequest, deadlineMs: number): Promise<readonly TestOutcome[] | 'timed out' | 'exited'>;
  stop(): void;
}

/** Tests leave things behind in a process, so each process serves a limited number of requests. */
const REQUESTS_PER_PROCESS = 40;

/** Starts a worker; its process is replaced after it has ended, hung or served enough requests. */
export function startWorker(): MutationWorker {
  let process: Promise<ChildProcess> | undefined;
  let requests = 0;

  const stop = () => {
    void process?.then(
      (child) => {
        child.kill('SIGKILL');
        for (const file of Object.values(toWorkerFiles(child.pid))) fs.rmSync(file, { force: true });
      },
      () => undefined,
    );
    process = undefined;
    requests = 0;
  };
  return {
    async run(request, deadlineMs) {
      if (requests >= REQUESTS_PER_PROCESS) stop();
      requests += 1;
      const answer = await ask(await (process ??= startProcess()), request, deadlineMs);
      if (typeof answer !== 'string') return answer;
      stop();
      if (answer === 'timed out') return answer;
      // The process may have ended because of an earlier request.
      const again = await ask(await (process = startProcess()), request, deadlineMs);
      if (typeof again === 'string') stop();
      return again;
    },
    stop,
  };
}

function startProcess(): Promise<ChildProcess> {
  return new Promise((resolve, reject) => {
    const child = fork(path.join(__dirname, 'mutationWorker.ts'), {
      execArgv: ['--no-warnings', '--require', require.resolve('tsx/cjs')],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.once('message', () => resolve(child));
    child.once('error', reject);
    child.once('exit', (code) => reject(code));
  });
}

function ask(
  child: ChildProcess,
  request: TestRequest,
  deadlineMs: number,
): Promise<readonly TestOutcome[] | 'timed out' | 'exited'> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve('timed out'), deadlineMs);
    const end = (answer: readonly TestOutcome[] | 'exited') => {
      clearTimeout(timer);
      child.removeAllListeners();
      resolve(answer);
    };
    child.once('message', (outcomes) => end(outcomes as readonly TestOutcome[]));
    child.once('exit', () => end('exited'));
    child.send(request, (error) => {
      if (error) end('exited');
    });
  });
}
