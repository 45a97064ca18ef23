import { GlobalStyle } from '@portfolio/design';
import { type ReactNode, use } from 'react';
import { useLocation } from 'react-router-dom';
import { AlertProvider } from '../alerts/AlertProvider';
import { AccountMenu } from '../auth/AccountMenu';
import { Layout } from '../layout/Layout';
import { PaletteTrigger } from '../palette/PaletteTrigger';
import { LazyOverrideTools } from '../overrides/LazyOverrideTools';
import { ThemeTransition } from '../theme/ThemeTransition';
import { PageErrorBoundary } from './PageErrorBoundary';
import { PageStack } from './PageStack';
import type { PageStore } from './pageStore';
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
  store: PageStore;
  /** Client navigation; absent on the server. */
  navigation?: ReactNode;
}

/** The whole site for the current location. A router stands above it. */
export function App({ store, navigation }: AppProps) {
  return (
    <AlertProvider>
      <GlobalStyle />
      {navigation}
      {/* Motion that scripts start is not in prerendered pages. */}
      {navigation && (
        <>
          <RouteTransitionStyle />
          <ThemeTransition />
        </>
      )}
      <CurrentPath store={store} />
      <LazyOverrideTools />
    </AlertProvider>
  );
}

/** The command palette knows the page it was opened on. */
function LocatedPalette() {
  const { pathname } = useLocation();
  return <PaletteTrigger currentPath={pathname} />;
}

function CurrentPath(props: Omit<AppProps, 'navigation'>) {
  const { pathname } = useLocation();
  return (
    <PageErrorBoundary path={pathname}>
      <CurrentPage {...props} pathname={pathname} />
    </PageErrorBoundary>
  );
}

function CurrentPage({ store, pathname }: Omit<AppProps, 'navigation'> & { pathname: string }) {
  const record = use(store.load(pathname));
  return (
    <Layout data={record.data} actions={ACTIONS}>
      <RouteEffects data={record.data} />
      <RouteGuard data={record.data}>
        <PageStack current={record}>{({ data, ShellPage }) => <ShellPage data={data} />}</PageStack>
      </RouteGuard>
    </Layout>
  );
}
