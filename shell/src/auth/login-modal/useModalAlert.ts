import type { Alert } from '@portfolio/contract';
import { useState } from 'react';
import type { ShownAlert } from '../../alerts/alertList';

/** The one alert of the modal: the site's own region is out of reach while a dialog is open. */
export function useModalAlert() {
  const [alert, setAlert] = useState<ShownAlert | null>(null);
  return {
    alert,
    /** Shows an alert in place of the one before; null takes it away. */
    setAlert: (next: Alert | null) => setAlert((before) => next && { ...next, id: (before?.id ?? 0) + 1 }),
  };
}
