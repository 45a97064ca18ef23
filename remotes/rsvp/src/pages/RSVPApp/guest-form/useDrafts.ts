import { useEffect, useState } from 'react';
import type { Drafts } from './draft';
import { NO_DRAFTS, readDrafts, writeDrafts } from './draft';

/** The drafts of this tab, read after the first render and kept with every keystroke. */
export function useDrafts() {
  const [drafts, setDrafts] = useState<Drafts>(NO_DRAFTS);
  const [isRead, setIsRead] = useState(false);

  useEffect(() => {
    // What was typed before the script arrived wins over what was typed before the reload.
    setDrafts((typed) => (typed === NO_DRAFTS ? readDrafts() : typed));
    setIsRead(true);
  }, []);

  useEffect(() => {
    if (isRead) writeDrafts(drafts);
  }, [drafts, isRead]);

  return [drafts, setDrafts] as const;
}
