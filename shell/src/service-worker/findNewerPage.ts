import { askWorker } from './askWorker';
import { withHeaders } from './pageHeaders';

declare const self: ServiceWorkerGlobalScope;

/**
 * Where a newer worker waits and no other tab shows this composition, a new document may be of the newer one. That
 * document tells the waiting worker that it has arrived, and it takes over: Chromium would keep a worker that does so
 * waiting for as long as this one is busy with the document.
 *
 * @returns null where this composition stays; else the newer page, which the newer composition may not have
 */
export async function findNewerPage(url: URL): Promise<{ page: Response | undefined } | null> {
  const { waiting } = self.registration;
  if (waiting === null) return null;
  const tabs = await self.clients.matchAll({ type: 'window' });
  if (tabs.length > 1) return null;
  const answer = await askWorker(waiting, url.pathname);
  if (answer === null) return null;
  const page = answer.key === null ? undefined : await caches.match(answer.key);
  return { page: page && (await withHeaders(page, answer.headers, url.host)) };
}
