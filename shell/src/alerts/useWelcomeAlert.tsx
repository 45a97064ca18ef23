import { useEffect } from 'react';
import type { ShellAlert } from './alertList';
import { useShowAlert } from './AlertProvider';

const STORAGE_KEY = 'portfolio:welcomed';

/** SPEC section 8, code 619. */
export const WELCOME_ALERT: ShellAlert = {
  type: 'info',
  code: '619',
  message: 'Welcome to my portfolio site.',
  description: (
    <>
      Most visitors start with <a href="/work">the work section</a>.
    </>
  ),
  timeout: 8,
};

/** Welcomes a visitor once in a browser session. */
export function useWelcomeAlert(): void {
  const showAlert = useShowAlert();

  useEffect(() => {
    if (markWelcomed()) showAlert(WELCOME_ALERT);
  }, [showAlert]);
}

/** True before the first greeting of this visit. False without storage: a greeting on every page is worse than none. */
function markWelcomed(): boolean {
  try {
    if (sessionStorage.getItem(STORAGE_KEY) !== null) return false;
    sessionStorage.setItem(STORAGE_KEY, '1');
    return true;
  } catch {
    return false;
  }
}
