import type { ShellAlert } from '../alerts/alertList';
import { ARRIVAL, type Arrival, TAKE_OVER } from '../service-worker/OfflineComposition';
import { getShellId } from '../composition/shellId';
import type { RemoteRef } from '../composition/releaseRef';
import { NO_SERVICE_WORKER_ATTRIBUTE, SERVICE_WORKER_URL } from './serviceWorkerSetting';
import { UpdateOffer } from './UpdateOffer';

/** The service worker as a page sees it. */
export interface SiteWorker {
  /** Asks whether there is a newer composition and, when it is ready, offers it. */
  offerUpdate(): void;
}

/** Between two questions, in milliseconds. */
const PAUSE_MS = 5_000;

/**
 * Registers the service worker of this composition, or removes what there is where the composition wants none.
 *
 * @param showAlert - shows the offer of a newer composition
 * @param remote - the release that this document names, where it is a page of a remote
 * @returns null where there is no service worker: the browser has none, or the visitor saves data
 */
export async function startServiceWorker(
  showAlert: (alert: ShellAlert) => () => void,
  remote: RemoteRef | undefined,
): Promise<SiteWorker | null> {
  if (!('serviceWorker' in navigator)) return null;
  const { serviceWorker } = navigator;
  if (document.documentElement.hasAttribute(NO_SERVICE_WORKER_ATTRIBUTE)) {
    for (const registration of await serviceWorker.getRegistrations()) await registration.unregister();
    return null;
  }
  // The whole site is fetched: those who count their bytes did not ask for it.
  if (isSavingData() && serviceWorker.controller === null) return null;
  const registration = await serviceWorker.register(SERVICE_WORKER_URL, { updateViaCache: 'none' });
  registration.waiting?.postMessage(describeDocument(remote));
  return createSiteWorker(registration, showAlert);
}

/** Of this the waiting worker sees whether the document is of its composition. */
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
    // An offer that is still there leads to the newest version.
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
      // Offline, or a server in trouble: the composition there is goes on.
      if (performance.now() - askedMs >= PAUSE_MS) ask().catch(() => {});
    },
  };
}

/** Resolves when a worker has fetched all it keeps, or has given up. */
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
  // Another tab may have done it already.
  if (waiting?.state !== 'installed') {
    reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  waiting.postMessage(TAKE_OVER);
}
