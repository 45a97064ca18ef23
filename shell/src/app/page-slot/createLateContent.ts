import type { AlertStore } from '../../alerts/createAlertStore';
import { dropEarlyEvents, recordEarlyActions } from '../../loading/earlyActions';
import { keepLoaded } from '../../loading/keepLoaded';
import { toLoadFailedAlert } from '../../loading/toLoadFailedAlert';
import { showStyles } from '../../remotes/remoteStyles';
import type { ShellPage } from '../../site-map/pageData';
import type { Navigation } from '../navigation/Navigation';
import type { PageRoot } from '../pageRoot';
import type { PageRecord } from '../pageStore';
import { loadProjectPage } from '../shellPages';
import { createStillContent } from './createStillContent';
import { DEHYDRATED_ATTRIBUTE } from './slotHtml';
import { asksForPage, waitForInteraction } from './waitForInteraction';

interface LateContentOptions {
  record: PageRecord;
  navigation: Navigation;
  alerts: AlertStore;
  createLive: (Page: ShellPage) => PageRoot;
  /** Whether the browser has already painted the page, as it has that of the document. */
  isPainted: boolean;
}

/**
 * A page that hydrates on interaction. When a visitor hovers or focuses one of its controls, its files are loaded, and
 * the page hydrates once all are there; a failure is not reported. If a control is used, or the address asks for more
 * than the prerendered page, it hydrates at once and failures are reported.
 */
export function createLateContent({
  record,
  navigation,
  alerts,
  createLive,
  isPainted,
}: LateContentOptions): PageRoot {
  const { data } = record;
  const still = createStillContent(isPainted);
  const load = keepLoaded(() => loadProjectPage(data));
  /** Set while the page is shown. */
  let slot: HTMLElement | undefined;
  let live: PageRoot | undefined;
  let dismissFailure = () => {};
  let ends: (() => void)[] = [];

  function stop() {
    dismissFailure();
    for (const end of ends) end();
    ends = [];
  }

  function start(Page: ShellPage) {
    if (slot === undefined || live !== undefined) return;
    stop();
    slot.removeAttribute(DEHYDRATED_ATTRIBUTE);
    recordEarlyActions(slot);
    live = createLive(Page);
    live.show(slot);
  }

  function handleIntent() {
    load().then(
      ({ Page, whenReady }) => whenReady.then(() => start(Page)),
      () => {},
    );
  }

  function handleUse() {
    load().then(({ Page }) => start(Page), handleFailure);
  }

  function handleFailure(error: unknown) {
    // The visitor has left the page; what was pressed on the next one is still wanted.
    if (slot === undefined) return;
    // The visitor will press the buttons again; the content of fields stays.
    dropEarlyEvents();
    // One alert at a time: one action causes several events, and a visitor may press again.
    dismissFailure();
    dismissFailure = alerts.show(toLoadFailedAlert(error, 'This part of the page'));
  }

  function handleAddress() {
    if (slot !== undefined && asksForPage(navigation.getLastShown(record).location, slot)) handleUse();
  }

  function wait(element: HTMLElement) {
    element.setAttribute(DEHYDRATED_ATTRIBUTE, '');
    still.show(element);
    ends = [
      still.hide,
      showStyles(data.project?.remote.id ?? ''),
      waitForInteraction(element, { onIntent: handleIntent, onUse: handleUse }),
      navigation.subscribe(handleAddress),
    ];
    handleAddress();
  }

  return {
    show(element) {
      slot = element;
      if (live === undefined) wait(element);
      else live.show(element);
    },
    hide() {
      slot = undefined;
      stop();
      live?.hide();
    },
    end: () => live?.end(),
  };
}
