import { type ShowAlert, SiteError } from '@portfolio/contract';
import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react';
import type { ShellAlert, ShownAlert } from './alertList';
import { type AlertStore, createAlertStore } from './createAlertStore';

type ShowShellAlert = (alert: ShellAlert) => () => void;

const StoreContext = createContext<AlertStore | undefined>(undefined);

interface AlertProviderProps {
  /** Lets several roots share one list of alerts (default: the provider creates its own). */
  store?: AlertStore | undefined;
  children: ReactNode;
}

export function AlertProvider({ store, children }: AlertProviderProps) {
  const [own] = useState(() => store ?? createAlertStore());
  return <StoreContext value={own}>{children}</StoreContext>;
}

function useAlertStore(): AlertStore {
  const store = useContext(StoreContext);
  if (!store)
    throw new SiteError(
      'Failed to use alerts: there is no AlertProvider above. Wrap the component in <AlertProvider>.',
      'NO_ALERT_PROVIDER',
    );
  return store;
}

/**
 * Returns the function that shows an alert, for the shell and its remotes. It is stable for the life of the provider.
 */
export function useShowAlert(): ShowShellAlert & ShowAlert {
  return useAlertStore().show;
}

const NO_ALERTS: readonly ShownAlert[] = [];

export function useAlertList(): { alerts: readonly ShownAlert[]; dismiss: (id: number) => void } {
  const { subscribe, getAlerts, dismiss } = useAlertStore();
  const alerts = useSyncExternalStore(subscribe, getAlerts, () => NO_ALERTS);
  return { alerts, dismiss };
}
