import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { AlertProvider } from '../alerts/AlertProvider';
import type { AlertStore } from '../alerts/createAlertStore';
import { AccountMenu } from '../auth/AccountMenu';
import { Layout } from '../layout/Layout';
import { PaletteTrigger } from '../palette/PaletteTrigger';
import { LazyOverrideTools } from '../overrides/LazyOverrideTools';
import type { StillParts } from '../layout/stillParts';
import type { PageData } from '../site-map/pageData';
import { useCurrentPage } from './navigation/NavigationRouter';
import { PageErrorBoundary } from './PageErrorBoundary';
import { PageFailure } from './PageFailure';
import { PageStack } from './PageStack';
import { RouteGuard } from './RouteGuard';
import { RouteEffects } from './RouteEffects';

const ACTIONS = (
  <>
    <LocatedPalette />
    <AccountMenu />
  </>
);

export interface AppProps {
  parts: StillParts;
  /** Where alerts are kept; shared with the roots of the pages. */
  alerts?: AlertStore;
  /** Styles that are already in a prerendered document, so that no script has to create them again. */
  styles?: ReactNode;
  /** Components for client navigation; absent on the server. */
  navigation?: ReactNode;
}

/** The whole site around the current page. Needs a router and a {@link CurrentPageProvider} above it. */
export function App({ parts, alerts, styles, navigation }: AppProps) {
  return (
    <AlertProvider store={alerts}>
      {styles}
      {navigation}
      <CurrentPath parts={parts} />
      <LazyOverrideTools />
    </AlertProvider>
  );
}

/** Gives the command palette the page on which it was opened. */
function LocatedPalette() {
  const { pathname } = useLocation();
  return <PaletteTrigger currentPath={pathname} />;
}

function CurrentPath({ parts }: Pick<AppProps, 'parts'>) {
  const { pathname } = useLocation();
  return (
    <PageErrorBoundary path={pathname} isOutermost>
      <CurrentPage pathname={pathname} parts={parts} />
    </PageErrorBoundary>
  );
}

function CurrentPage({ pathname, parts }: { pathname: string } & Pick<AppProps, 'parts'>) {
  const { record, error, client } = useCurrentPage();
  const data = record?.data ?? toFailureData(pathname);
  return (
    <Layout data={data} actions={ACTIONS} parts={parts}>
      <RouteGuard data={data}>
        <PageStack current={record} />
      </RouteGuard>
      {record === null && <PageFailure error={error} onRetry={() => client?.navigation.retry()} />}
      {/* After the page: effects run in this order, so the page is already there. */}
      <RouteEffects data={data} />
    </Layout>
  );
}

/** The data of the frame around a page that failed to load. */
function toFailureData(path: string): PageData {
  const title = 'This page could not be loaded';
  return { path, page: 'page-not-found', title, description: '', crumbs: [], isUnlisted: true };
}
