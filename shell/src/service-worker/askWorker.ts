import { QUESTION } from './OfflineComposition';

/** How long a worker may take to be woken and to answer, in milliseconds. */
const ANSWER_MS = 2_000;

/** What a worker says of itself. */
export interface WorkerAnswer {
  /** Its composition. */
  id: string;
  /** Under which key it keeps the page that was asked for; null where it has none. */
  key: string | null;
  /** The headers of that page. */
  headers: Readonly<Record<string, string>>;
}

/**
 * Asks a worker for its composition and for a page.
 *
 * @param path - of the page
 * @returns null where no answer comes: it is none of ours, or it could not be started
 */
export function askWorker(worker: ServiceWorker, path: string): Promise<WorkerAnswer | null> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => resolve(data);
    setTimeout(() => resolve(null), ANSWER_MS);
    worker.postMessage({ type: QUESTION, path }, [port2]);
  });
}

/** Says whether a message is such a question. */
export function isQuestion(data: unknown): data is { path: string } {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === QUESTION;
}
