import { Activity, type ReactNode, useState } from 'react';
import { rememberPage } from './rememberPage';
import type { PageRecord } from './pageStore';

interface PageStackProps {
  current: PageRecord;
  children: (record: PageRecord) => ReactNode;
}

/**
 * Shows the current page and keeps the one before it hidden, with its state and its scroll positions. Hidden pages run
 * no effects: timers, cameras and listeners stop.
 */
export function PageStack({ current, children }: PageStackProps) {
  const [kept, setKept] = useState<readonly PageRecord[]>([current]);
  const pages = rememberPage(kept, current);
  if (pages !== kept) setKept(pages);
  return (
    [...pages]
      // In one fixed order, whichever is current: moving a page in the document would reset what it plays or scrolls.
      .sort((a, b) => (a.data.path < b.data.path ? -1 : 1))
      .map((record) => (
        <Activity key={record.data.path} mode={record.data.path === current.data.path ? 'visible' : 'hidden'}>
          {children(record)}
        </Activity>
      ))
  );
}
