import { PAGE_ATTRIBUTE } from '@portfolio/contract';
import { memo, useLayoutEffect, useRef, useState } from 'react';
import { keepFormsOf } from '../../loading/drafts';
import { useCurrentPage } from '../navigation/NavigationRouter';
import type { PageRecord } from '../pageStore';
import { STILL_ATTRIBUTE } from './slotHtml';

interface PageSlotProps {
  record: PageRecord;
  isShown: boolean;
}

/**
 * The slot of a page: an element with its HTML, in which the page hydrates as a separate React root. The React tree of
 * the frame neither renders nor hydrates the content of the element.
 */
export const PageSlot = memo(function PageSlot({ record, isShown }: PageSlotProps) {
  const { client } = useCurrentPage();
  const element = useRef<HTMLDivElement>(null);
  const [root] = useState(() => client?.createPageRoot(record));
  // Set once: React must not overwrite a page that has hydrated.
  const [html] = useState(() => ({ __html: record.html ?? '' }));

  useLayoutEffect(() => {
    if (!isShown || root === undefined || element.current === null) return;
    root.show(element.current);
    return () => root.hide();
  }, [root, isShown]);
  useLayoutEffect(() => {
    const slot = element.current;
    return () => {
      if (slot !== null) keepFormsOf(slot);
      root?.end();
    };
  }, [root]);

  return (
    <div
      ref={element}
      {...{
        [PAGE_ATTRIBUTE]: record.data.page,
        [STILL_ATTRIBUTE]: record.data.isStill ? '' : undefined,
      }}
      hidden={!isShown}
      // The first page is already in the document and stays as it is.
      suppressHydrationWarning
      dangerouslySetInnerHTML={html}
    />
  );
});
