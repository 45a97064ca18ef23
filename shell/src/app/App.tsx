import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { AlertProvider } from '../alerts/AlertProvider';
import type { AlertStore } from '../alerts/createAlertStore';
import { AccountMenu } from '../auth/AccountMenu';
import { Layout } from '../layout/Layout';
import { PaletteTrigger } from '../palette/PaletteTrigger';
import { LazyOverrideTools } from '../overrides/LazyOverrideTools';
import type { PageData } from '../site-map/pageData';
import { ThemeTransition } from '../theme/ThemeTransition';
import { useCurrentPage } from './navigation/NavigationRouter';
import { PageErrorBoundary } from './PageErrorBoundary';
import { PageFailure } from './PageFailure';
import { PageStack } from './PageStack';
import { RouteGuard } from './RouteGuard';
import { RouteEffects } from './RouteEffects';
import { RouteTransitionStyle } from './RouteTransitionStyle';

const ACTIONS = (
  <>
    <LocatedPalette />
    <AccountMenu />
  </>
);

export interface AppProps {
  /** Where alerts are kept; pages have them from the same place. */
  alerts?: AlertStore;
  /** Styles that a prerendered document has, and that no script needs to make again. */
  styles?: ReactNode;
  /** What takes part in client navigation; absent on the server. */
  navigation?: ReactNode;
}

/** The whole site around the current page. A router and a {@link CurrentPageProvider} stand above it. */
export function App({ alerts, styles, navigation }: AppProps) {
  return (
    <AlertProvider store={alerts}>
      {styles}
      {navigation}
      {/* Motion that scripts start is not in prerendered pages. */}
      {navigation && (
        <>
          <RouteTransitionStyle />
          <ThemeTransition />
        </>
      )}
      <CurrentPath />
      <LazyOverrideTools />
    </AlertProvider>
  );
}

/** The command palette knows the page it was opened on. */
function LocatedPalette() {
  const { pathname } = useLocation();
  return <PaletteTrigger currentPath={pathname} />;
}

function CurrentPath() {
  const { pathname } = useLocation();
  return (
    <PageErrorBoundary path={pathname} isOutermost>
      <CurrentPage pathname={pathname} />
    </PageErrorBoundary>
  );
}

function CurrentPage({ pathname }: { pathname: string }) {
  const { record, client } = useCurrentPage();
  const data = record?.data ?? toFailureData(pathname);
  return (
    <Layout data={data} actions={ACTIONS}>
      <RouteGuard data={data}>
        <PageStack current={record} />
      </RouteGuard>
      {record === null && <PageFailure onRetry={() => client?.navigation.retry()} />}
      {/* After the page: its effects run when the page is there. */}
      <RouteEffects data={data} />
    </Layout>
  );
}

/** Frames a page that could not be had. */
function toFailureData(path: string): PageData {
  const title = 'This page could not be loaded';
  return { path, page: 'page-not-found', title, description: '', crumbs: [], isUnlisted: true };
}
