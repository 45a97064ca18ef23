import type { ShellAlert } from '../alerts/alertList';
import { NO_SERVICE_WORKER_ATTRIBUTE } from '@portfolio/contract';
import { ARRIVAL, type Arrival, isWorkerCache, TAKE_OVER } from '../service-worker/OfflineComposition';
import { getShellId } from '../composition/shellId';
import type { RemoteRef } from '../composition/releaseRef';
import { SERVICE_WORKER_URL } from './serviceWorkerSetting';
import { UpdateOffer } from './UpdateOffer';

/** The service worker from the point of view of a page. */
export interface SiteWorker {
  /** Checks for a newer composition and offers it once it is ready. */
  offerUpdate(): void;
}

/** Minimum time between two checks, in milliseconds. */
const PAUSE_MS = 5_000;

/**
 * Registers the service worker of this composition, or removes any existing one if the composition has none.
 *
 * @param showAlert - shows the offer of a newer composition
 * @param remote - the release in this document, if it is a page of a remote
 * @returns null without a service worker: not supported, not wanted, or the visitor saves data
 */
export async function startServiceWorker(
  showAlert: (alert: ShellAlert) => () => void,
  remote: RemoteRef | undefined,
): Promise<SiteWorker | null> {
  if (!('serviceWorker' in navigator)) return null;
  const { serviceWorker } = navigator;
  if (document.documentElement.hasAttribute(NO_SERVICE_WORKER_ATTRIBUTE)) {
    for (const registration of await serviceWorker.getRegistrations()) await registration.unregister();
    // Without a registration, no worker is left to delete them.
    for (const name of (await caches.keys()).filter(isWorkerCache)) await caches.delete(name);
    return null;
  }
  // The worker downloads the whole site, which visitors with data saver have not asked for.
  if (isSavingData() && serviceWorker.controller === null) return null;
  const registration = await serviceWorker.register(SERVICE_WORKER_URL, { updateViaCache: 'none' });
  registration.waiting?.postMessage(describeDocument(remote));
  return createSiteWorker(registration, showAlert);
}

/** Tells the waiting worker which builds are in this document, so that it can compare them with its composition. */
function describeDocument(remote: RemoteRef | undefined): Arrival {
  return {
    type: ARRIVAL,
    shell: getShellId(),
    remote: remote === undefined ? null : { id: remote.id, entry: remote.entry.url },
  };
}

function isSavingData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

function createSiteWorker(
  registration: ServiceWorkerRegistration,
  showAlert: (alert: ShellAlert) => () => void,
): SiteWorker {
  let askedMs = Number.NEGATIVE_INFINITY;
  let offered: ServiceWorker | null = null;
  let isShown = false;

  function offer(): void {
    const { waiting } = registration;
    if (waiting === null || waiting.state !== 'installed' || waiting === offered) return;
    offered = waiting;
    // The offer that is still open activates the newest version.
    if (isShown) return;
    isShown = true;
    showAlert({
      type: 'info',
      message: 'A newer version of this site is ready.',
      description: (
        <UpdateOffer onAccept={() => changeOver(registration.waiting)} onGone={() => (isShown = false)} />
      ),
    });
  }

  async function ask(): Promise<void> {
    askedMs = performance.now();
    await registration.update();
    const { installing } = registration;
    if (installing !== null) await whenSettled(installing);
    offer();
  }

  return {
    offerUpdate() {
      offer();
      // Offline, or the server fails: the current composition keeps working.
      if (performance.now() - askedMs >= PAUSE_MS) ask().catch(() => {});
    },
  };
}

/** Resolves when a worker has cached all its files, or has failed. */
function whenSettled(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (worker.state !== 'installing') resolve();
    };
    worker.addEventListener('statechange', check);
    check();
  });
}

function changeOver(waiting: ServiceWorker | null): void {
  const reload = () => location.reload();
  // Another tab may have done this already.
  if (waiting?.state !== 'installed') {
    reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  waiting.postMessage(TAKE_OVER);
}
