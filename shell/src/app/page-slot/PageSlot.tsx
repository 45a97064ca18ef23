import { memo, useLayoutEffect, useRef, useState } from 'react';
import { useCurrentPage } from '../navigation/NavigationRouter';
import type { PageRecord } from '../pageStore';
import { PAGE_ATTRIBUTE, STILL_ATTRIBUTE } from './slotHtml';

interface PageSlotProps {
  record: PageRecord;
  isShown: boolean;
}

/**
 * The place of a page: an element with its HTML, in which the page comes alive as a React root of its own. For the frame
 * around it, what is in the element is not its affair: it neither renders nor hydrates it.
 */
export const PageSlot = memo(function PageSlot({ record, isShown }: PageSlotProps) {
  const { client } = useCurrentPage();
  const element = useRef<HTMLDivElement>(null);
  const [root] = useState(() => client?.createPageRoot(record));
  // Set once: React must not write it again over a page that is alive.
  const [html] = useState(() => ({ __html: record.html ?? '' }));

  useLayoutEffect(() => {
    if (!isShown || root === undefined || element.current === null) return;
    root.show(element.current);
    return () => root.hide();
  }, [root, isShown]);
  useLayoutEffect(() => root?.end, [root]);

  return (
    <div
      ref={element}
      {...{
        [PAGE_ATTRIBUTE]: record.data.page,
        [STILL_ATTRIBUTE]: record.data.isStill ? '' : undefined,
      }}
      hidden={!isShown}
      // The first page is in the document already, and stays as it is.
      suppressHydrationWarning
      dangerouslySetInnerHTML={html}
    />
  );
});
