import { QUESTION } from './OfflineComposition';

/** How long a worker may take to start and reply, in milliseconds. */
const ANSWER_MS = 2_000;

/** A worker's reply. */
export interface WorkerAnswer {
  /** The id of its composition. */
  id: string;
  /** The cache key of the requested page; null if it does not have the page. */
  key: string | null;
  /** The hash of that page; null if it does not have it, absent if an older build made the worker. */
  integrity?: string | null;
  /** The headers of that page. */
  headers: Readonly<Record<string, string>>;
}

/**
 * Asks a worker for its composition and for a page.
 *
 * @param path - of the page
 * @returns null if there is no reply: the worker is not ours, or could not be started
 */
export function askWorker(worker: ServiceWorker, path: string): Promise<WorkerAnswer | null> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => resolve(data);
    setTimeout(() => resolve(null), ANSWER_MS);
    worker.postMessage({ type: QUESTION, path }, [port2]);
  });
}

/** Returns whether a message is such a question. */
export function isQuestion(data: unknown): data is { path: string } {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === QUESTION;
}
