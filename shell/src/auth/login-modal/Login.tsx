import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useShowAlert } from '../../alerts/AlertProvider';
import { useReplaceAddress } from '../../browser/useReplaceAddress';
import { browserPage } from '../../browser/browserPage';
import { getSession } from '../session/sessionStore';
import { LoginModal } from './LoginModal';
import { findLoginRequest, withoutLoginRequest } from './nextUrl';

export interface LoginProps {
  isOpen: boolean;
  onClose: () => void;
}

const CONFIRMATION_SECONDS = 4;

/** The login modal with what follows it: the page that asked for it, or a confirmation. */
export function Login({ isOpen, onClose }: LoginProps) {
  const showAlert = useShowAlert();
  const { pathname, search, hash } = useLocation();
  const replaceAddress = useReplaceAddress();
  const request = findLoginRequest(search);

  function handleClose(): void {
    onClose();
    if (request !== null) replaceAddress(pathname + withoutLoginRequest(search) + hash);
  }

  // A link that asks for sign-in has nothing to ask of a visitor who is signed in.
  const isRequested = request !== null;
  const skipIfSignedIn = useEffectEvent(() => {
    if (getSession().status !== 'signedIn') return;
    if (request?.nextUrl) browserPage.goTo(request.nextUrl);
    else handleClose();
  });
  useEffect(() => {
    if (isRequested) skipIfSignedIn();
  }, [isRequested]);

  function handleSignedIn(name: string, failedAttempts?: number): void {
    const nextUrl = request?.nextUrl;
    // Another document would not show the notice, and the server sends it only once.
    if (nextUrl && failedAttempts === undefined) return browserPage.goTo(nextUrl);
    handleClose();
    showAlert({ type: 'success', message: `Signed in as ${name}.`, timeout: CONFIRMATION_SECONDS });
    if (failedAttempts === undefined) return;
    showAlert({
      type: 'warning',
      message: `${failedAttempts} failed attempts to sign in to your account since you were last here.`,
      description: (
        <>
          If they were not yours, someone is trying to guess your password. Do not use it for any other
          account.
          {nextUrl && (
            <>
              {' '}
              <a href={nextUrl}>Continue to the page you wanted</a>.
            </>
          )}
        </>
      ),
    });
  }

  return <LoginModal isOpen={isOpen} onClose={handleClose} onSignedIn={handleSignedIn} />;
}
