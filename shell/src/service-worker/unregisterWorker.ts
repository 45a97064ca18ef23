import { isWorkerCache } from './OfflineComposition';

declare const self: ServiceWorkerGlobalScope;

/** Replaces any existing worker, removes all its caches, and unregisters. Open tabs stay as they are. */
export function unregisterWorker(): void {
  self.addEventListener('install', () => void self.skipWaiting());
  self.addEventListener('activate', (event) => event.waitUntil(leave()));
}

async function leave(): Promise<void> {
  for (const name of (await caches.keys()).filter(isWorkerCache)) await caches.delete(name);
  await self.registration.unregister();
}
