import { useState } from 'react';
import type { Selection } from '../guest-list/selection';
import { NO_SELECTION, keepShown } from '../guest-list/selection';

/** The selected guests among those shown. Guests hidden by a filter or a search, or removed, are deselected. */
export function useSelection(shownIds: readonly string[]) {
  const [selection, setSelection] = useState<Selection>(NO_SELECTION);
  const kept = keepShown(selection, shownIds);
  if (kept !== selection) setSelection(kept);
  return [kept, setSelection] as const;
}
