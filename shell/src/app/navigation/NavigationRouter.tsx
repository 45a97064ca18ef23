import { SiteError } from '@portfolio/contract';
import { createContext, type ReactNode, startTransition, use, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type NavigationType, Router } from 'react-router-dom';
import { noteShownPage } from '../../loading/drafts';
import type { CreatePageRoot } from '../pageRoot';
import type { PageRecord, PageStore } from '../pageStore';
import type { Navigation } from './createNavigation';
import { followLinks } from './followLinks';
import { createScrollPlaces, type ScrollPlaces } from './scrollPlaces';

/** The page that is shown, for all that is rendered around and in it. */
export interface CurrentPage {
  /** Null where it could not be had. */
  record: PageRecord | null;
  /** Its place in the history of the tab. */
  index: number;
  /** Absent on the server, where nobody goes anywhere. */
  client?: { navigation: Navigation; places: ScrollPlaces; createPageRoot: CreatePageRoot };
}

const CurrentPageContext = createContext<CurrentPage | null>(null);

/** Says which page is shown. A router stands above it. */
export const CurrentPageProvider = CurrentPageContext.Provider;

/** The page that {@link CurrentPageProvider} names. */
export function useCurrentPage(): CurrentPage {
  const page = use(CurrentPageContext);
  if (page === null)
    throw new SiteError(
      '[shell] Failed to render: no page is named. Render a CurrentPageProvider above.',
      'NO_CURRENT_PAGE',
    );
  return page;
}

interface NavigationRouterProps {
  navigation: Navigation;
  store: PageStore;
  createPageRoot: CreatePageRoot;
  children: ReactNode;
}

/** The router of the browser: location and page change together, when the page is there. */
export function NavigationRouter({ navigation, store, createPageRoot, children }: NavigationRouterProps) {
  const [shown, setShown] = useState(() => navigation.getState().shown);
  const record = useRef(shown.record);
  const [places] = useState(() => createScrollPlaces(shown.index));

  useEffect(() => {
    const ends = [
      navigation.subscribe(() => {
        const next = navigation.getState().shown;
        const isOtherPage = next.record !== record.current;
        record.current = next.record;
        // Another page is shown at once: in slices, nothing would be painted in between, and each costs.
        (isOtherPage ? flushSync : startTransition)(() => setShown(next));
      }),
      navigation.start(),
      places.start(),
      followLinks(navigation, store),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [navigation, places, store]);

  useEffect(() => noteShownPage(shown.location), [shown]);

  const [client] = useState(() => ({ navigation, places, createPageRoot }));
  return (
    <Router
      location={shown.location}
      navigationType={shown.action as NavigationType}
      navigator={navigation.navigator}
    >
      <CurrentPageProvider value={{ record: shown.record, index: shown.index, client }}>
        {children}
      </CurrentPageProvider>
    </Router>
  );
}
