import { Activity, useEffect, useSyncExternalStore } from 'react';
import { replayEarlyActions } from '../../loading/earlyActions';
import type { PageData, ShellPage } from '../../site-map/pageData';

/** Whether a page is shown. */
export interface Visibility {
  isShown: () => boolean;
  subscribe: (onChange: () => void) => () => void;
}

const ALWAYS: Visibility = { isShown: () => true, subscribe: () => () => {} };

interface PageContentProps {
  data: PageData;
  Page: ShellPage;
  /** Absent on the server. */
  visibility?: Visibility;
}

/** The content of a page slot, on the server and in the browser. A hidden page runs no effects. */
export function PageContent({ data, Page, visibility = ALWAYS }: PageContentProps) {
  // Hydrate as visible, as in the document; otherwise React would render a second copy.
  const isShown = useSyncExternalStore(visibility.subscribe, visibility.isShown, ALWAYS.isShown);
  return (
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      <Page data={data} />
      {/* The page of a remote is interactive only once its files have loaded, and replays the actions itself. */}
      {data.page !== 'project' && <ReplayInPage />}
    </Activity>
  );
}

/** The page is interactive now: replays what the visitor did on it before. */
function ReplayInPage() {
  useEffect(() => replayEarlyActions(null), []);
  return null;
}
