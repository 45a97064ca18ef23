import type { ShellServices } from '@portfolio/contract';
import { GlobalStyle } from '@portfolio/design';
import { type ReactNode, use, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { AlertProvider, useShowAlert } from '../alerts/AlertProvider';
import { AccountMenu } from '../auth/AccountMenu';
import { Layout } from '../layout/Layout';
import { PaletteButton } from '../palette/PaletteButton';
import { Overrides } from '../overrides/Overrides';
import { ProjectNav } from '../layout/ProjectNav';
import { RemotePage } from '../remotes/RemotePage';
import type { PageLoads } from '../remotes/pageLoads';
import { PageErrorBoundary } from './PageErrorBoundary';
import { PageStack } from './PageStack';
import type { PageRecord, PageStore } from './pageStore';
import { RouteGuard } from './RouteGuard';
import { RouteEffects } from './RouteEffects';
import { RouteTransitionStyle } from './RouteTransitionStyle';

const ACTIONS = (
  <>
    <PaletteButton />
    <AccountMenu />
  </>
);

export interface AppProps {
  store: PageStore;
  loads: PageLoads;
  /** Client navigation; absent on the server. */
  navigation?: ReactNode;
}

/** The whole site for the current location. A router stands above it. */
export function App({ store, loads, navigation }: AppProps) {
  return (
    <AlertProvider>
      <GlobalStyle />
      {navigation}
      <RouteTransitionStyle />
      <CurrentPath store={store} loads={loads} />
      <Overrides />
    </AlertProvider>
  );
}

function CurrentPath(props: Omit<AppProps, 'navigation'>) {
  const { pathname } = useLocation();
  return (
    <PageErrorBoundary path={pathname}>
      <CurrentPage {...props} pathname={pathname} />
    </PageErrorBoundary>
  );
}

function CurrentPage({ store, loads, pathname }: Omit<AppProps, 'navigation'> & { pathname: string }) {
  const record = use(store.load(pathname));
  return (
    <Layout data={record.data} actions={ACTIONS}>
      <RouteEffects data={record.data} />
      <RouteGuard data={record.data}>
        <PageStack current={record}>{(page) => <PageContent record={page} loads={loads} />}</PageStack>
      </RouteGuard>
    </Layout>
  );
}

function PageContent({ record: { data, ShellPage }, loads }: { record: PageRecord; loads: PageLoads }) {
  const showAlert = useShowAlert();
  const services = useMemo<ShellServices>(() => ({ showAlert }), [showAlert]);
  if (ShellPage !== null) return <ShellPage data={data} />;
  if (data.project === undefined) return null;
  const { previous, next } = data.project;
  return (
    <>
      <RemotePage project={data.project} loads={loads} services={services} />
      <ProjectNav previous={previous} next={next} allWorkPath="/work" />
    </>
  );
}
