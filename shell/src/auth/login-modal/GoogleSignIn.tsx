import type { Alert } from '@portfolio/contract';
import { Button } from '@portfolio/design';
import { useEffect, useEffectEvent } from 'react';
import { browserPage } from '../../browser/browserPage';
import { findGoogleUser } from '../google/findGoogleUser';
import { beginAttempt, GOOGLE_SIGN_IN_PATH, takeAnsweredAttempt } from '../google/googleSignIn';
import { NO_STORAGE_TEXT, toLoginFailedAlert } from './authAlerts';
import { StyledOr } from './LoginModal.styles';
import { withLoginRequest } from './nextUrl';
import { trySignIn } from './trySignIn';

interface GoogleSignInProps {
  clientId: string;
  onAlert: (alert: Alert | null) => void;
  onSignedIn: (name: string) => void;
}

/**
 * Links to the document with Google's button, and signs in with the response stored there. Google's script runs only in
 * that document: no other page relaxes its policy for it.
 */
export function GoogleSignIn({ clientId, onAlert, onSignedIn }: GoogleSignInProps) {
  const finish = useEffectEvent((credential: unknown, nonce: string) => {
    const found = findGoogleUser(credential, { clientId, nonce, nowMs: Date.now() });
    if (found === null) return onAlert(toLoginFailedAlert('Google sent a token that is not for this site.'));
    const failure = trySignIn(found.user, found.token, 'google');
    if (failure !== undefined) return onAlert(toLoginFailedAlert(failure));
    onSignedIn(found.user.name);
  });

  useEffect(() => {
    const attempt = takeAnsweredAttempt();
    if (attempt !== undefined) finish(attempt.credential, attempt.nonce);
  }, []);

  function handleClick() {
    const { pathname, search, hash } = location;
    try {
      beginAttempt(pathname + withLoginRequest(search) + hash);
    } catch {
      return onAlert(toLoginFailedAlert(NO_STORAGE_TEXT));
    }
    browserPage.goTo(GOOGLE_SIGN_IN_PATH);
  }

  return (
    <>
      <StyledOr>or</StyledOr>
      <Button category="border-fwidth" onClick={handleClick}>
        Continue with Google
      </Button>
    </>
  );
}
