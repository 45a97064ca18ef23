import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import type { LogEntry } from '../requests/requestLog';
import type { FromTestServer, StoredAccount, TestOptions, ToTestServer } from './testServer';

/**
 * Without the optimising compiler of WebAssembly, which would compile the database for longer than a test uses it: saves a
 * fifth of these tests' time.
 */
const EXEC_ARGV = ['--liftoff-only', '--require', require.resolve('tsx/cjs')];

/** Fast enough for hundreds of accounts; the real cost has a separate test. */
export const CHEAP_COST = { N: 2 ** 10, r: 8, p: 1 };

const MANY = { maxCount: 100_000, windowMs: 60_000 };
export const NO_LIMITS = {
  loginByAddress: MANY,
  loginByAccount: MANY,
  loginByDevice: MANY,
  loginByDeviceAddress: MANY,
  registerByAddress: MANY,
  reportsByAddress: MANY,
};

export interface TestApi {
  url: string;
  /** Every log line so far. */
  logs: LogEntry[];
  /** Advances the API's clock. */
  pass(milliseconds: number): Promise<void>;
  /** Reads the accounts directly from the database. */
  read(): Promise<StoredAccount[]>;
  /** Resolves when this many more requests (default 1) have arrived; the last one has no response yet. */
  waitForRequests(count?: number): Promise<void>;
  stop(): Promise<void>;
  /** Kills the process, whatever it is doing. */
  kill(): Promise<void>;
}

/** Starts the API in a child process. Rejects with the error message if it fails to start. */
export async function startTestApi(options: TestOptions): Promise<TestApi> {
  const child = fork(path.join(__dirname, 'testServer.ts'), { execArgv: EXEC_ARGV });
  // Each message to the process adds a listener for its response.
  child.setMaxListeners(0);
  const logs: LogEntry[] = [];
  child.on('message', (message: FromTestServer) => {
    if (message.type === 'log') logs.push(message.entry);
  });
  await waitFor(child, 'ready');
  const ask = async <Type extends FromTestServer['type']>(message: ToTestServer, type: Type) => {
    const answer = waitFor(child, type);
    if (child.connected) child.send(message);
    return answer;
  };
  const end = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  };
  try {
    const { url } = await ask(
      { type: 'start', options: { passwordCost: CHEAP_COST, limits: NO_LIMITS, ...options } },
      'listening',
    );
    return {
      url,
      logs,
      pass: async (milliseconds) => void (await ask({ type: 'pass', milliseconds }, 'passed')),
      read: async () => (await ask({ type: 'read' }, 'accounts')).accounts,
      waitForRequests: async (count) => void (await waitFor(child, 'arrived', count)),
      async stop() {
        await ask({ type: 'stop' }, 'stopped');
        await end();
      },
      kill: end,
    };
  } catch (error) {
    await end();
    throw error;
  }
}

function waitFor<Type extends FromTestServer['type']>(
  child: ChildProcess,
  type: Type,
  count = 1,
): Promise<Extract<FromTestServer, { type: Type }>> {
  return new Promise((resolve, reject) => {
    if (!child.connected) return reject(new Error(`The API process has ended; it cannot send "${type}".`));
    let missing = count;
    const settle = (finish: () => void) => {
      child.off('message', handleMessage);
      child.off('exit', handleExit);
      finish();
    };
    const handleExit = () => settle(() => reject(new Error(`The API process ended before "${type}".`)));
    const handleMessage = (message: FromTestServer) => {
      if (message.type === type) {
        missing -= 1;
        if (missing === 0) settle(() => resolve(message as Extract<FromTestServer, { type: Type }>));
      } else if (message.type === 'failed')
        settle(() => reject(Object.assign(new Error(message.message), { code: message.code })));
    };
    child.on('message', handleMessage);
    child.on('exit', handleExit);
  });
}
