import { PAGE_END_ATTRIBUTE } from '@portfolio/contract';
import { useState } from 'react';
import { PageSlot } from './page-slot/PageSlot';
import { rememberPage } from './rememberPage';
import type { PageRecord } from './pageStore';

interface PageStackProps {
  /** Null if it failed to load: the earlier pages stay in the DOM, hidden. */
  current: PageRecord | null;
}

/**
 * Shows the current page and keeps the previous one hidden, with its state and scroll positions. Hidden pages run no
 * effects: timers, cameras and listeners stop.
 */
export function PageStack({ current }: PageStackProps) {
  const [kept, setKept] = useState<readonly PageRecord[]>(current === null ? [] : [current]);
  const pages = current === null ? kept : rememberPage(kept, current);
  if (pages !== kept) setKept(pages);
  // The current page comes first in the document: if two pages use the same id, the visible one is found.
  return (
    <>
      {pages.map((record) => (
        <PageSlot key={record.data.path} record={record} isShown={record === current} />
      ))}
      <template {...{ [PAGE_END_ATTRIBUTE]: '' }} />
    </>
  );
}
