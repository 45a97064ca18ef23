import { SiteError } from '@portfolio/contract';
import { keepLoaded } from '../../loading/keepLoaded';

/** The part of Google Identity Services that is used. */
export interface GoogleIdentity {
  initialize(options: {
    client_id: string;
    nonce: string;
    callback: (answer: { credential?: unknown }) => void;
  }): void;
  renderButton(parent: HTMLElement, options: Readonly<Record<string, string | number>>): void;
}

export const GOOGLE_SCRIPT_URL = 'https://accounts.google.com/gsi/client';

/** Loads the script once; asks again after a failure. Nothing calls this on a site without a client id. */
export const loadGoogleIdentity = keepLoaded(load);

function load(): Promise<GoogleIdentity> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = GOOGLE_SCRIPT_URL;
    script.async = true;
    script.onload = () => {
      const identity = findGoogleIdentity();
      if (identity) return resolve(identity);
      script.remove();
      reject(toError('the script defines no google.accounts.id'));
    };
    script.onerror = () => {
      script.remove();
      reject(toError('the script did not arrive'));
    };
    document.head.append(script);
  });
}

function toError(cause: string): SiteError {
  return new SiteError(
    `Failed to load ${GOOGLE_SCRIPT_URL}: ${cause}. Sign in with email and password, or open the form again.`,
    'NO_GOOGLE_SIGN_IN',
  );
}

function findGoogleIdentity(): GoogleIdentity | undefined {
  return (window as { google?: { accounts?: { id?: GoogleIdentity } } }).google?.accounts?.id;
}
