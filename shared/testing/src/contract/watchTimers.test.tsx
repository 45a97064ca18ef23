import { createLedger, type Ledger } from './ledger';
import { watchTimers } from './watchTimers';

let ledger: Ledger;
let act: jest.Mock;

beforeEach(() => {
  jest.useFakeTimers();
  ledger = createLedger();
  act = jest.fn();
});

afterEach(() => {
  ledger.restore();
  jest.useRealTimers();
});

/** The kinds of timer, each with how to start and stop one. */
const KINDS: readonly [what: string, start: (act: () => void) => unknown, stop: (timer: never) => void][] = [
  ['a timeout', (run) => setTimeout(run, 5, 'given'), (timer) => clearTimeout(timer)],
  ['an interval', (run) => setInterval(run, 5, 'given'), (timer) => clearInterval(timer)],
  ['an animation frame', (run) => requestAnimationFrame(run), (timer) => cancelAnimationFrame(timer)],
  ['an idle callback', (run) => requestIdleCallback(run), (timer) => cancelIdleCallback(timer)],
];

const listKinds = () => ledger.list().map(({ what }) => what);

/** jsdom has no idle callbacks. */
function installIdleCallbacks(): void {
  ledger.replace(globalThis, 'requestIdleCallback', (run: () => void) => setTimeout(run, 5));
  ledger.replace(globalThis, 'cancelIdleCallback', (timer: number) => clearTimeout(timer));
}

describe.each(KINDS)('%s', (what, start, stop) => {
  beforeEach(() => {
    installIdleCallbacks();
    watchTimers(ledger);
  });

  test('is listed until it is stopped, and then does nothing', () => {
    const timer = start(act);
    start(jest.fn());
    expect(listKinds()).toContain(what);
    const before = listKinds().length;
    stop(timer as never);
    expect(listKinds().length).toBeLessThan(before);
    expect(listKinds()).toContain(what);
    jest.advanceTimersByTime(20);
    expect(act).not.toHaveBeenCalled();
  });

  test('runs with its argument; only an interval continues afterwards', () => {
    start(act);
    jest.advanceTimersByTime(20);
    const [[given]] = act.mock.calls as [[unknown]];
    if (what === 'a timeout' || what === 'an interval') expect(given).toBe('given');
    if (what === 'an animation frame') expect(given).toEqual(expect.any(Number));
    expect(listKinds()).toEqual(what === 'an interval' ? [what] : []);
  });

  test('is stopped when the platform is restored', () => {
    start(act);
    ledger.restore();
    jest.advanceTimersByTime(20);
    expect(act).not.toHaveBeenCalled();
  });
});

test('does not add features that the platform lacks', () => {
  watchTimers(ledger);
  expect('requestIdleCallback' in globalThis).toBe(false);
});
