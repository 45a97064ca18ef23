import { useEffect, useState } from 'react';
import type { Drafts } from './draft';
import { NO_DRAFTS, readDrafts, writeDrafts } from './draft';

/** The drafts of this tab, read after the first render and saved on every keystroke. */
export function useDrafts() {
  const [drafts, setDrafts] = useState<Drafts>(NO_DRAFTS);

  useEffect(() => {
    const stored = readDrafts();
    const restore = () => setDrafts((typed) => (typed === NO_DRAFTS ? stored : typed));
    restore();
  }, []);

  useEffect(() => {
    if (drafts !== NO_DRAFTS) writeDrafts(drafts);
  }, [drafts]);

  return [drafts, setDrafts] as const;
}
