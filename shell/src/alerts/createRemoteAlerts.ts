import type { Alert, ShowAlert } from '@portfolio/contract';
import { isAlertType } from './alertList';

/** The most characters of a text, and the most alerts of a page at a time. */
const LIMITS = { type: 16, message: 200, description: 600, code: 16, alerts: 3 } as const;

/** Alerts of one page of a remote. */
export interface RemoteAlerts {
  showAlert: ShowAlert;
  /** Removes those that are still shown. */
  clear: () => void;
}

/**
 * Lets the code of a release show alerts among those of the shell. It is built elsewhere, so no compiler has checked its
 * calls: only short text is shown, a visitor can always remove it, and new alerts replace the oldest. A browser alert for
 * an unknown type, which stops the page, appears once.
 */
export function createRemoteAlerts(showAlert: ShowAlert): RemoteAlerts {
  let shown: (() => void)[] = [];
  let hasWarned = false;
  return {
    showAlert(alert) {
      const text = toTextAlert(alert);
      if (!isAlertType(text.type)) {
        if (hasWarned) return () => {};
        hasWarned = true;
      }
      const remove = showAlert(text);
      const removeOnce = () => {
        shown = shown.filter((one) => one !== removeOnce);
        remove();
      };
      shown = [...shown, removeOnce];
      for (const oldest of shown.slice(0, -LIMITS.alerts)) oldest();
      return removeOnce;
    },
    clear() {
      for (const remove of shown) remove();
    },
  };
}

function toTextAlert({ type, message, description, dismissable, code, timeout }: Alert): Alert {
  const seconds =
    typeof timeout === 'number' && timeout > 0 && Number.isFinite(timeout) ? timeout : undefined;
  const more = toText(description, LIMITS.description);
  const shownCode = toText(code, LIMITS.code);
  return {
    type: (toText(type, LIMITS.type) ?? typeof type) as Alert['type'],
    message: toText(message, LIMITS.message) ?? '',
    ...(more !== undefined && { description: more }),
    ...(shownCode !== undefined && { code: shownCode }),
    ...(seconds !== undefined && { timeout: seconds }),
    // An alert that neither ends nor can be dismissed would stay for the whole visit.
    dismissable: dismissable !== false || seconds === undefined,
  };
}

/** A React element of a release would be rendered with the rights of the shell's own alerts. */
function toText(value: unknown, limit: number): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = String(value);
  return text.length > limit ? `${text.slice(0, limit - 1)}…` : text;
}
