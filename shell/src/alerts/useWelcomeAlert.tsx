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
      Start with <a href="/work">the work section</a>.
    </>
  ),
  timeout: 8,
};

/** Welcomes a visitor on the home page, once per browser. */
export function useWelcomeAlert(isHome: boolean): void {
  const showAlert = useShowAlert();

  useEffect(() => {
    if (isHome && markWelcomed()) showAlert(WELCOME_ALERT);
  }, [isHome, showAlert]);
}

/** True the first time in this browser. False without storage: no greeting is better than one on every page. */
function markWelcomed(): boolean {
  try {
    if (localStorage.getItem(STORAGE_KEY) !== null) return false;
    localStorage.setItem(STORAGE_KEY, '1');
    return true;
  } catch {
    return false;
  }
}
