import type { ShowAlert } from '@portfolio/contract';
import { createContext, useCallback, useContext, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { isAlertType, toInvalidTypeText } from './alertList';
import type { ShellAlert, ShownAlert } from './alertList';

type ShowShellAlert = (alert: ShellAlert) => () => void;

interface AlertList {
  alerts: readonly ShownAlert[];
  dismiss: (id: number) => void;
}

/* Two contexts: what shows an alert need not render again because another one was shown. */
const ShowContext = createContext<ShowShellAlert | undefined>(undefined);
const ListContext = createContext<AlertList | undefined>(undefined);

const MISSING_PROVIDER =
  'Failed to use alerts: there is no AlertProvider above. Wrap the component in <AlertProvider>.';

export function AlertProvider({ children }: { children: ReactNode }) {
  const [alerts, setAlerts] = useState<readonly ShownAlert[]>([]);
  const lastIdRef = useRef(0);

  const dismiss = useCallback((id: number) => {
    setAlerts((shown) => shown.filter((alert) => alert.id !== id));
  }, []);

  const showAlert = useCallback<ShowShellAlert>(
    (alert) => {
      if (!isAlertType(alert.type)) {
        window.alert(toInvalidTypeText(alert.type));
        return () => {};
      }
      lastIdRef.current += 1;
      const id = lastIdRef.current;
      setAlerts((shown) => [...shown, { ...alert, id }]);
      return () => dismiss(id);
    },
    [dismiss],
  );

  return (
    <ShowContext value={showAlert}>
      <ListContext value={{ alerts, dismiss }}>{children}</ListContext>
    </ShowContext>
  );
}

/** The function with which the shell and its remotes show alerts. It stays the same for as long as the provider. */
export function useShowAlert(): ShowShellAlert & ShowAlert {
  const showAlert = useContext(ShowContext);
  if (!showAlert) throw new Error(MISSING_PROVIDER);
  return showAlert;
}

export function useAlertList(): AlertList {
  const list = useContext(ListContext);
  if (!list) throw new Error(MISSING_PROVIDER);
  return list;
}
