import { type ShowAlert, SiteError } from '@portfolio/contract';
import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react';
import type { ShellAlert, ShownAlert } from './alertList';
import { type AlertStore, createAlertStore } from './createAlertStore';

type ShowShellAlert = (alert: ShellAlert) => () => void;

const StoreContext = createContext<AlertStore | undefined>(undefined);

interface AlertProviderProps {
  /** Where several roots show their alerts in one list (default: one of its own). */
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

/** The function with which the shell and its remotes show alerts. It stays the same for as long as the provider. */
export function useShowAlert(): ShowShellAlert & ShowAlert {
  return useAlertStore().show;
}

const NO_ALERTS: readonly ShownAlert[] = [];

export function useAlertList(): { alerts: readonly ShownAlert[]; dismiss: (id: number) => void } {
  const { subscribe, getAlerts, dismiss } = useAlertStore();
  const alerts = useSyncExternalStore(subscribe, getAlerts, () => NO_ALERTS);
  return { alerts, dismiss };
}
