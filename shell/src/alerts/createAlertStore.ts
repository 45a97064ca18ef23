import { createListeners } from '@portfolio/kit';
import { isAlertType, type ShellAlert, type ShownAlert, toInvalidTypeText } from './alertList';

/** The alerts that are shown now. */
export interface AlertStore {
  show: (alert: ShellAlert) => () => void;
  dismiss: (id: number) => void;
  getAlerts: () => readonly ShownAlert[];
  subscribe: (onChange: () => void) => () => void;
}

/**
 * Creates the list of alerts. A store and not React state: a context that changes above a page that is still waiting
 * for its remote would make React drop the prerendered page and show the loading screen instead.
 */
export function createAlertStore(): AlertStore {
  const { subscribe, notify } = createListeners();
  let alerts: readonly ShownAlert[] = [];
  let lastId = 0;

  function set(next: readonly ShownAlert[]) {
    alerts = next;
    notify();
  }

  function dismiss(id: number) {
    set(alerts.filter((alert) => alert.id !== id));
  }

  return {
    show(alert) {
      if (!isAlertType(alert.type)) {
        window.alert(toInvalidTypeText(alert.type));
        return () => {};
      }
      lastId += 1;
      const id = lastId;
      // Newest on top: the others stay put, under a pointer that may be on its way to one of them.
      set([{ ...alert, id }, ...alerts]);
      return () => dismiss(id);
    },
    dismiss,
    getAlerts: () => alerts,
    subscribe,
  };
}
