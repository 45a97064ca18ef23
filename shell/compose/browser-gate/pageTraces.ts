import type { CDPSession, Page } from 'playwright-core';
import { evaluateInPage } from './evaluate';
import { STORE } from './storedData';
import { TRACE_GLOBALS } from './traceGlobals';
import { type RESERVED, TRACE_WORK } from './traceWork';

/** What the scripts of a page have changed, used, and not stopped. */
export interface PageTraces {
  /** Built-in functions of the browser that were replaced since the document began. */
  globals: readonly string[];
  /** Timers, observers and connections that the release started and did not stop. */
  running: readonly string[];
  /** Features of the browser that no page may use, and that the release has used. */
  reserved: readonly (keyof typeof RESERVED)[];
}

/** The global of the main world that holds the traces: a page can neither replace nor shadow it. */
export const TRACES = 'portfolioTraces';

/** Wraps what it traces before it keeps what counts as unchanged. */
const RECORD = `((filesUrl) => {
  const { listRunning, reserved, targets, describe } = ${TRACE_WORK}(filesUrl);
  const listGlobals = ${TRACE_GLOBALS};
  const read = () => ({ globals: listGlobals(), running: listRunning(), reserved: [...reserved] });
  const value = Object.freeze({ read, describe, targets: Object.freeze(targets) });
  Object.defineProperty(window, '${TRACES}', { value });
})`;

/** In a frame, which is refused, nothing is traced. */
const CUT_OFF = `for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection']) delete window[name]`;

/** @param filesUrl - URL of the release's browser files: work that their code starts is attributed to the release */
export async function recordTraces(page: Page, filesUrl: string): Promise<void> {
  const trace = `${STORE}; ${RECORD}(${JSON.stringify(filesUrl)})`;
  await page.addInitScript(`if (window === top) { ${trace} } else { ${CUT_OFF} }`);
}

export const readTraces = (session: CDPSession) => evaluateInPage<PageTraces>(session, `${TRACES}.read()`);
