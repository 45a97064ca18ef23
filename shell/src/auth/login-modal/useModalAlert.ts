import type { Alert } from '@portfolio/contract';
import { useState } from 'react';
import type { ShownAlert } from '../../alerts/alertList';

/** The modal's single alert: the site's own alert region is unreachable while a dialog is open. */
export function useModalAlert() {
  const [alert, setAlert] = useState<ShownAlert | null>(null);
  return {
    alert,
    /** Replaces the current alert; null removes it. */
    setAlert: (next: Alert | null) => setAlert((before) => next && { ...next, id: (before?.id ?? 0) + 1 }),
  };
}
