import { type ReactNode, startTransition, useSyncExternalStore } from 'react';
import { createListeners } from '@portfolio/kit';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { type NavigationType, Router } from 'react-router-dom';
import { AlertProvider } from '../../alerts/AlertProvider';
import type { AlertStore } from '../../alerts/createAlertStore';
import { ARRIVING_ATTRIBUTE } from '../../layout/arrivingAttribute';
import { dropEarlyEvents, recordEarlyActions } from '../../loading/earlyActions';
import { runAfterPaint } from '../../loading/runAfterPaint';
import type { ShellPage } from '../../site-map/pageData';
import type { Navigation } from '../navigation/Navigation';
import { PageErrorBoundary } from '../PageErrorBoundary';
import type { CreatePageRoot, PageRoot } from '../pageRoot';
import type { PageRecord } from '../pageStore';
import { createLateContent } from './createLateContent';
import { createStillContent } from './createStillContent';
import { PageContent } from './PageContent';
import { toIdPrefix } from './idPrefix';

interface PageRootsOptions {
  navigation: Navigation;
  alerts: AlertStore;
}

/**
 * Creates the roots of pages. Each page has a separate root, so that no change around it makes React re-render it. A
 * still page has no root; one that hydrates on interaction has none until then.
 */
export function createPageRoots({ navigation, alerts }: PageRootsOptions): CreatePageRoot {
  /** True for the first page, that of the document, which has already been painted. */
  let isFirst = true;

  return function createPageRoot(record: PageRecord): PageRoot {
    const { sheet } = record;
    const content = createContent(record, isFirst);
    isFirst = false;
    /** What the visitor typed before leaving a page that could not respond yet. */
    let early: typeof globalThis.earlyActions;
    return {
      show(element) {
        if (sheet !== undefined) document.adoptedStyleSheets.push(sheet);
        const { action, location } = navigation.getLastShown(record);
        // A restored position and the target of a hash depend on the height of what is above.
        if (action === 'PUSH' && location.hash === '') markArriving(element);
        globalThis.earlyActions ??= early;
        content.show(element);
      },
      hide() {
        dropEarlyEvents();
        early = globalThis.earlyActions;
        globalThis.earlyActions = undefined;
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
        content.hide();
      },
      end: content.end,
    };
  };

  function createContent(record: PageRecord, isPainted: boolean): PageRoot {
    const { ShellPage, data } = record;
    if (ShellPage !== null) return createLiveContent(record, ShellPage, isPainted);
    if (data.isStill) return createStillContent(isPainted);
    const createLive = (Page: ShellPage) => createLiveContent(record, Page, true);
    return createLateContent({ record, navigation, alerts, createLive, isPainted });
  }

  function createLiveContent(record: PageRecord, Page: ShellPage, isPainted: boolean): PageRoot {
    const { data, html } = record;
    const { subscribe, notify } = createListeners();
    let isShown = false;
    /** Whether its effects run: a hidden page stops after the next page is painted. */
    let isActive = false;
    let isOver = false;
    let root: Root | undefined;

    const page = (
      <PageRouter navigation={navigation} record={record}>
        <AlertProvider store={alerts}>
          <PageErrorBoundary path={data.path}>
            <PageContent data={data} Page={Page} visibility={{ isShown: () => isActive, subscribe }} />
          </PageErrorBoundary>
        </AlertProvider>
      </PageRouter>
    );

    function start(element: HTMLElement) {
      if (root !== undefined || isOver || !isShown) return;
      const options = {
        identifierPrefix: toIdPrefix(data.path),
        // Errors of a page that was dropped before it hydrated do not matter.
        onRecoverableError: (error: unknown) => {
          if (!isOver) reportError(error);
        },
      };
      if (html === undefined) {
        root = createRoot(addContainer(element), options);
        root.render(page);
        return;
      }
      const container = element.firstElementChild ?? addContainer(element);
      startTransition(() => {
        root = hydrateRoot(container, page, options);
      });
    }

    function setActive(next: boolean) {
      isActive = next;
      notify();
    }

    return {
      show(element) {
        isShown = true;
        // React is still rendering the frame; the page follows when that is done, before the next paint.
        if (root !== undefined) {
          queueMicrotask(() => flushSync(() => setActive(true)));
          return;
        }
        isActive = true;
        if (isPainted) start(element);
        else if (html === undefined) queueMicrotask(() => flushSync(() => start(element)));
        else {
          recordEarlyActions(element);
          runAfterPaint(() => start(element));
        }
      },
      hide() {
        isShown = false;
        runAfterPaint(() => setActive(isShown));
      },
      end() {
        isOver = true;
        queueMicrotask(() => root?.unmount());
      },
    };
  }
}

/**
 * Creates the element of the page within its slot. The slot itself belongs to the root of the frame: until the page has
 * hydrated, React would attribute events in such an element to the frame, could not handle them, and would stop their
 * propagation.
 */
function addContainer(slot: HTMLElement): HTMLElement {
  const container = document.createElement('div');
  slot.append(container);
  return container;
}

function markArriving(element: HTMLElement): void {
  element.setAttribute(ARRIVING_ATTRIBUTE, '');
  runAfterPaint(() => element.removeAttribute(ARRIVING_ATTRIBUTE));
}

interface PageRouterProps {
  navigation: Navigation;
  record: PageRecord;
  children: ReactNode;
}

/** The router of one page: its location does not change while another page is shown. */
function PageRouter({ navigation, record, children }: PageRouterProps) {
  const getShown = () => navigation.getLastShown(record);
  const shown = useSyncExternalStore(navigation.subscribe, getShown, getShown);
  return (
    <Router
      location={shown.location}
      navigationType={shown.action as NavigationType}
      navigator={navigation.navigator}
    >
      {children}
    </Router>
  );
}
