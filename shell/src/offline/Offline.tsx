import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useShowAlert } from '../alerts/AlertProvider';
import { whenIdle } from '../loading/whenIdle';
import type { RemoteRef } from '../composition/releaseRef';
import type { SiteWorker } from './startServiceWorker';

/**
 * How long a first visit has been calm before the whole site is fetched: browser, worker and network need the few cores
 * of a phone for it, which belong to the page and its visitor until then.
 */
const FIRST_VISIT_CALM_MS = 3_000;

/**
 * Keeps the site usable offline, and offers a newer composition after a navigation. Renders nothing itself.
 *
 * @param remote - the release in the document, if it is a page of a remote
 */
export function Offline({ remote }: { remote: RemoteRef | undefined }) {
  const { pathname } = useLocation();
  const showAlert = useShowAlert();
  const [worker, setWorker] = useState<SiteWorker | null>(null);
  const shownPath = useRef(pathname);

  useEffect(
    () =>
      whenIdle(
        async () => {
          const { startServiceWorker } = await import(/* webpackChunkName: "idle" */ './startServiceWorker');
          setWorker(await startServiceWorker(showAlert, remote));
        },
        isKept() ? 0 : FIRST_VISIT_CALM_MS,
      ),
    [showAlert, remote],
  );

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    worker?.offerUpdate();
  }, [worker, pathname]);

  return null;
}

/** Whether a worker serves this page: the site has been fetched, at most a newer composition is missing. */
function isKept(): boolean {
  return (navigator.serviceWorker?.controller ?? null) !== null;
}
