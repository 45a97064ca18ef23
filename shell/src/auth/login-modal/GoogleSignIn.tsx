import type { Alert } from '@portfolio/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { NO_STORAGE_TEXT, toLoginFailedAlert } from './authAlerts';
import { StyledOr } from './LoginModal.styles';
import { signIn } from '../session/sessionStore';
import { findGoogleUser } from './findGoogleUser';
import { loadGoogleIdentity } from './googleIdentity';

interface GoogleSignInProps {
  clientId: string;
  onAlert: (alert: Alert | null) => void;
  onSignedIn: (name: string) => void;
}

const BUTTON = {
  type: 'standard',
  theme: 'outline',
  size: 'large',
  text: 'continue_with',
  width: 280,
} as const;

/** Google's own button. It appears once Google's script is there, and says so where it does not come. */
export function GoogleSignIn({ clientId, onAlert, onSignedIn }: GoogleSignInProps) {
  const placeRef = useRef<HTMLDivElement>(null);
  const [hasFailed, setHasFailed] = useState(false);

  const handleCredential = useEffectEvent((credential: unknown, nonce: string) => {
    const found = findGoogleUser(credential, { clientId, nonce, nowMs: Date.now() });
    if (found === null) return onAlert(toLoginFailedAlert('Google sent a token that is not for this site.'));
    try {
      signIn(found.user, found.token, 'google');
    } catch {
      return onAlert(toLoginFailedAlert(NO_STORAGE_TEXT));
    }
    onSignedIn(found.user.name);
  });

  useEffect(() => {
    let isGone = false;
    const nonce = crypto.randomUUID();
    loadGoogleIdentity().then(
      (identity) => {
        if (isGone || placeRef.current === null) return;
        identity.initialize({
          client_id: clientId,
          nonce,
          callback: ({ credential }) => handleCredential(credential, nonce),
        });
        identity.renderButton(placeRef.current, BUTTON);
      },
      () => {
        if (!isGone) setHasFailed(true);
      },
    );
    return () => {
      isGone = true;
    };
  }, [clientId]);

  return (
    <>
      <StyledOr>or</StyledOr>
      {hasFailed ? (
        <p>Google’s sign-in could not be loaded. The form above works without it.</p>
      ) : (
        <div ref={placeRef} />
      )}
    </>
  );
}
