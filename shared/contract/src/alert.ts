/** Kinds of alert, SPEC section 4. Any other type is a developer error and is reported as one. */
export const ALERT_TYPES = ['info', 'success', 'warning', 'danger'] as const;
export type AlertType = (typeof ALERT_TYPES)[number];

/** One alert. It stays until dismissed, or until `timeout` seconds have passed. */
export interface Alert {
  type: AlertType;
  message: string;
  description?: string;
  /** Default true. */
  dismissable?: boolean;
  /** A code of SPEC section 8, such as "101.1" or "619". Danger alerts show it before the message. */
  code?: string;
  /** Seconds. Without it the alert stays. */
  timeout?: number;
}

/**
 * Shows an alert in one of the shell's two live regions (only warnings and dangers interrupt a screen reader); returns a
 * function that removes it. Of a remote, it shows text only and shortens it, lets visitors dismiss an alert that does not end
 * by itself, and removes its alerts when they leave the page.
 */
export type ShowAlert = (alert: Alert) => () => void;
