import { askWorker } from './askWorker';
import { withHeaders } from './pageHeaders';
import { hasHash } from './repairFile';

declare const self: ServiceWorkerGlobalScope;

/**
 * If a newer worker is waiting and at most one tab shows this composition, a new document may come from the newer one. The
 * document then notifies the waiting worker, which takes over: if the worker tried to do so earlier, Chromium would
 * keep it waiting while this one is still busy with the document.
 *
 * @returns null if this composition stays; otherwise the newer page, which the newer composition may not have
 */
export async function findNewerPage(url: URL): Promise<{ page: Response | undefined } | null> {
  const { waiting } = self.registration;
  if (waiting === null) return null;
  // A requested document is not listed, and no browser says which one it replaces: a second tab that is being opened looks
  // like the first one on its way to another page. It works too, but the newer worker then takes over later.
  const tabs = await self.clients.matchAll({ type: 'window' });
  if (tabs.length > 1) return null;
  const answer = await askWorker(waiting, url.pathname);
  if (answer === null) return null;
  const { key, integrity, headers } = answer;
  const page = key === null ? undefined : await caches.match(key);
  const isRight = page !== undefined && (!integrity || (await hasHash(page, integrity)));
  return { page: isRight ? await withHeaders(page, headers, url.host) : undefined };
}
