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

let loading: Promise<GoogleIdentity> | undefined;

/** Loads the script once; asks again after a failure. Nothing calls this on a site without a client id. */
export function loadGoogleIdentity(): Promise<GoogleIdentity> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function load(): Promise<GoogleIdentity> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = GOOGLE_SCRIPT_URL;
    script.async = true;
    script.onload = () => {
      const identity = findGoogleIdentity();
      if (identity) resolve(identity);
      else reject(new Error('Failed to load Google Identity Services: the script brought nothing.'));
    };
    script.onerror = () => {
      script.remove();
      reject(new Error(`Failed to load Google Identity Services from ${GOOGLE_SCRIPT_URL}.`));
    };
    document.head.append(script);
  });
}

function findGoogleIdentity(): GoogleIdentity | undefined {
  return (window as { google?: { accounts?: { id?: GoogleIdentity } } }).google?.accounts?.id;
}
