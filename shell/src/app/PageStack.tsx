import { useState } from 'react';
import { PageSlot } from './page-slot/PageSlot';
import { PAGE_END_ATTRIBUTE } from './page-slot/slotHtml';
import { rememberPage } from './rememberPage';
import type { PageRecord } from './pageStore';

interface PageStackProps {
  /** Null where it could not be had: the pages before stay, hidden. */
  current: PageRecord | null;
}

/**
 * Shows the current page and keeps the one before it hidden, with its state and its scroll positions. Hidden pages run
 * no effects: timers, cameras and listeners stop.
 */
export function PageStack({ current }: PageStackProps) {
  const [kept, setKept] = useState<readonly PageRecord[]>(current === null ? [] : [current]);
  const pages = current === null ? kept : rememberPage(kept, current);
  if (pages !== kept) setKept(pages);
  // The current page comes first in the document: where two pages use one id, the page that is shown has it.
  return (
    <>
      {pages.map((record) => (
        <PageSlot key={record.data.path} record={record} isShown={record === current} />
      ))}
      <template {...{ [PAGE_END_ATTRIBUTE]: '' }} />
    </>
  );
}
