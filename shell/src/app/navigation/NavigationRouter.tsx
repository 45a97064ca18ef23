import { createContext, type ReactNode, startTransition, use, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type NavigationType, Router } from 'react-router-dom';
import { noteShownPage } from '../../loading/drafts';
import type { CreatePageRoot } from '../pageRoot';
import type { PageRecord, PageStore } from '../pageStore';
import type { Navigation } from './Navigation';
import { followLinks } from './followLinks';
import { createScrollPlaces, type ScrollPlaces } from './scrollPlaces';

/** The page that is shown, for everything rendered in and around it. */
export interface CurrentPage {
  /** Null if it failed to load. */
  record: PageRecord | null;
  /** Why it failed to load. */
  error?: unknown;
  /** Its position in the history of the tab. */
  index: number;
  /** Absent on the server, where there is no navigation. */
  client?: { navigation: Navigation; places: ScrollPlaces; createPageRoot: CreatePageRoot };
}

const CurrentPageContext = createContext<CurrentPage | null>(null);

/** Provides the page that is shown. Needs a router above it. */
export const CurrentPageProvider = CurrentPageContext.Provider;

/** The page given by {@link CurrentPageProvider}, which must be above. */
export function useCurrentPage(): CurrentPage {
  return use(CurrentPageContext) as CurrentPage;
}

interface NavigationRouterProps {
  navigation: Navigation;
  store: PageStore;
  createPageRoot: CreatePageRoot;
  children: ReactNode;
}

/** The browser's router: location and page change together, once the page has loaded. */
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
        // A new page renders synchronously: time slicing would paint nothing in between, and each slice has a cost.
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
      <CurrentPageProvider value={{ ...shown, client }}>{children}</CurrentPageProvider>
    </Router>
  );
}
