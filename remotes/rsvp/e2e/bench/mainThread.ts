import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** CPU time of the thread in microseconds, which other processes on the machine do not affect. */
  tdur?: number;
  args?: { name?: string };
}

const CATEGORIES = ['toplevel', 'blink.user_timing', 'disabled-by-default-devtools.timeline', '__metadata'];
const BEGIN = 'bench-begin:';
const END = 'bench-end:';

/** Maps an interaction to its longest task on the page's main thread, in milliseconds. */
export type LongestTasks = ReadonlyMap<string, number>;

/**
 * Enough for delayed work after an interaction: the view goes into the address after 250 ms, the change to the disk.
 */
const AFTERMATH_MS = 600;

/** Marks one interaction in the trace. It contains input only: finding elements would cost the page's own time. */
export async function measure(page: Page, name: string, act: () => Promise<void>): Promise<void> {
  await page.evaluate((mark) => void performance.mark(mark), `${BEGIN}${name}`);
  await act();
  // Not `requestIdleCallback`, which stops being called once a key has changed a <select>.
  await page.waitForTimeout(AFTERMATH_MS);
  await page.evaluate((mark) => void performance.mark(mark), `${END}${name}`);
}

function toLongestTasks(events: readonly TraceEvent[]): LongestTasks {
  const marks = events.filter(({ name }) => name.startsWith(BEGIN) || name.startsWith(END));
  const [{ pid, tid } = { pid: -1, tid: -1 }] = marks;
  const tasks = events.filter(
    (event) => event.pid === pid && event.tid === tid && event.name.endsWith('RunTask') && event.ph === 'X',
  );
  const longest = new Map<string, number>();
  for (const begin of marks.filter(({ name }) => name.startsWith(BEGIN))) {
    const interaction = begin.name.slice(BEGIN.length);
    const end = marks.find(({ name, ts }) => name === `${END}${interaction}` && ts > begin.ts);
    if (end === undefined) throw new Error(`The trace has no end of "${interaction}".`);
    const durations = tasks
      .filter(({ ts }) => ts > begin.ts && ts < end.ts)
      .map(({ dur = 0, tdur = dur }) => tdur / 1000);
    longest.set(interaction, Math.max(longest.get(interaction) ?? 0, ...durations));
  }
  return longest;
}

/** Records the main thread's tasks while `act` runs. */
export async function recordTasks(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<LongestTasks> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  const trace = JSON.parse((await browser.stopTracing()).toString('utf8')) as { traceEvents: TraceEvent[] };
  return toLongestTasks(trace.traceEvents);
}
