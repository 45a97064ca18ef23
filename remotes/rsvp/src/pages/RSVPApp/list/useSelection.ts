import { useState } from 'react';
import type { Selection } from '../guest-list/selection';
import { NO_SELECTION, keepShown } from '../guest-list/selection';

/** The selected guests among those shown. What a filter, a search or a removal hides is no longer selected. */
export function useSelection(shownIds: readonly string[]) {
  const [selection, setSelection] = useState<Selection>(NO_SELECTION);
  const kept = keepShown(selection, shownIds);
  if (kept !== selection) setSelection(kept);
  return [kept, setSelection] as const;
}
