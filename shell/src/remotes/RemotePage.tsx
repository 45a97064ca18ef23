import type { PageProps, ShellServices } from '@portfolio/contract';
import { LoadingScreen } from '@portfolio/design';
import {
  Component,
  createElement,
  type ErrorInfo,
  memo,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { browserPage } from '../browser/browserPage';
import { replayEarlyActions } from '../loading/earlyActions';
import type { ProjectPageData } from '../site-map/pageData';
import type { PageLoad, PageLoads } from './createPageLoads';
import { OTHER_COMPOSITION } from './pinnedReleaseLoader';
import { RemoteFailure } from './RemoteFailure';
import { useRemoteStyles } from './remoteStyles';
import { toLoadError } from './toLoadError';

interface RemotePageProps {
  project: ProjectPageData;
  loads: PageLoads;
  services: ShellServices;
}

/**
 * A page of a remote. Until its files have loaded, the prerendered page stays readable; if they fail to load, a panel
 * above it reports that, and the rest of the site keeps working.
 */
export const RemotePage = memo(function RemotePage({ project, loads, services }: RemotePageProps) {
  const { remote, entry } = project;
  const load = loads.get(remote, entry.component);
  useRemoteStyles(remote.id);
  // Undefined while loading: nothing above a prerendered page may change, or React drops it.
  const replacement = useSyncExternalStore(
    load.subscribe,
    () => findReplacement(load, remote.version),
    () => undefined,
  );
  return (
    <>
      <LoadFailure load={load} entry={entry} />
      <RenderBoundary key={replacement} project={project} load={load}>
        <Suspense fallback={<LoadPending load={load} />}>
          <LoadedPage load={load} project={entry} services={services} />
        </Suspense>
      </RenderBoundary>
    </>
  );
});

/** The version shown instead of the pinned one. */
function findReplacement(load: PageLoad, pinnedVersion: string): string | undefined {
  const state = load.getState();
  return state.status === 'ready' && state.version !== pinnedVersion ? state.version : undefined;
}

function useLoadState({ subscribe, getState }: PageLoad) {
  return useSyncExternalStore(subscribe, getState, getServerState);
}

const LOADING = { status: 'loading', attempt: 1 } as const;
const getServerState = () => LOADING;

function LoadedPage({ load, ...props }: { load: PageLoad } & PageProps) {
  useEffect(() => replayEarlyActions(null), []);
  // createElement rather than JSX: the component comes from the remote and is the same for every render of this load.
  return createElement(use(load.getPage()), props);
}

function LoadPending({ load }: { load: PageLoad }) {
  return useLoadState(load).status === 'failed' ? null : <LoadingScreen />;
}

function LoadFailure({ load, entry }: { load: PageLoad; entry: ProjectPageData['entry'] }) {
  const state = useLoadState(load);
  const [lastError, setLastError] = useState<Error | null>(null);
  if (state.status === 'failed' && state.error !== lastError) setLastError(state.error);
  const isOfOtherComposition = state.status === 'failed' && state.error.code === OTHER_COMPOSITION;
  useEffect(() => {
    if (isOfOtherComposition) browserPage.reload();
  }, [isOfOtherComposition]);
  // The panel stays during a retry, so that its button does not lose the focus.
  const isRetrying = state.status === 'loading' && state.attempt > 1;
  if (lastError === null || (state.status !== 'failed' && !isRetrying)) return null;
  return (
    <RemoteFailure
      title={entry.title}
      error={lastError}
      isRetrying={isRetrying}
      // The visitor may be far down the page, whose text is already there.
      isSticky={entry.hydrate === 'on-interaction'}
      onRetry={() => load.retry()}
    />
  );
}

/** Contains errors that a remote's page throws while rendering. */
class RenderBoundary extends Component<
  { project: ProjectPageData; load: PageLoad; children: ReactNode },
  { error: Error | null }
> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.error(
      `[${this.props.project.remote.id}] Failed to render ${this.props.project.entry.path}.`,
      error,
      componentStack,
    );
    this.props.load.replace(error);
  }

  override render() {
    const { project, load, children } = this.props;
    if (this.state.error === null) return children;
    return (
      <RenderFailure
        project={project}
        load={load}
        error={this.state.error}
        onRetry={() => this.setState({ error: null })}
      />
    );
  }
}

interface RenderFailureProps {
  project: ProjectPageData;
  load: PageLoad;
  error: Error;
  onRetry: () => void;
}

function RenderFailure({ project: { remote, entry }, load, error, onRetry }: RenderFailureProps) {
  // Another release is being loaded, or the panel above says that it failed, too.
  if (useLoadState(load).status !== 'ready') return <LoadPending load={load} />;
  return (
    <RemoteFailure
      title={entry.title}
      error={toLoadError(error, remote, entry.component)}
      isRetrying={false}
      onRetry={onRetry}
    />
  );
}
