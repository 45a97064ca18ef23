import { Dialog, RadioGroup } from '@portfolio/design';
import { Activity, useState } from 'react';
import { AlertItem } from '../../alerts/AlertItem';
import { SITE } from '../../site';
import { toReadable } from './authAlerts';
import { GoogleSignIn } from './GoogleSignIn';
import { StyledAlerts, StyledContent } from './LoginModal.styles';
import { SignInForm } from './SignInForm';
import { SignUpForm } from './SignUpForm';
import { useModalAlert } from './useModalAlert';

export interface LoginModalProps {
  isOpen: boolean;
  onClose: () => void;
  /**
   * Called once the session is stored, with the visitor's name and, if there were many, the number of failed sign-ins.
   */
  onSignedIn: (name: string, failedAttempts?: number) => void;
}

const CHOICES = [
  { value: 'SignIn', label: 'SignIn' },
  { value: 'SignUp', label: 'SignUp' },
] as const;
type Choice = (typeof CHOICES)[number]['value'];

/** SignIn or SignUp. Input in one form is kept while the other is shown. SPEC section 2. */
export function LoginModal({ isOpen, onClose, onSignedIn }: LoginModalProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Your account" width="small" canLightDismiss={false}>
      <LoginForms onSignedIn={onSignedIn} />
    </Dialog>
  );
}

function LoginForms({ onSignedIn }: Pick<LoginModalProps, 'onSignedIn'>) {
  const [choice, setChoice] = useState<Choice>('SignIn');
  const { alert, setAlert } = useModalAlert();
  const shared = { onAlert: setAlert, onSignedIn };

  function handleChoice(next: Choice) {
    setChoice(next);
    setAlert(null);
  }

  return (
    // What is typed next makes the alert out of date.
    <StyledContent onInput={() => setAlert(null)}>
      <RadioGroup
        label="SignIn or SignUp"
        isLabelHidden
        look="segments"
        options={CHOICES}
        value={choice}
        onChange={handleChoice}
      />
      <StyledAlerts role="alert">
        {alert && <AlertItem key={alert.id} alert={toReadable(alert)} onDismiss={() => setAlert(null)} />}
      </StyledAlerts>
      <Activity mode={choice === 'SignIn' ? 'visible' : 'hidden'}>
        <SignInForm {...shared} />
      </Activity>
      <Activity mode={choice === 'SignUp' ? 'visible' : 'hidden'}>
        <SignUpForm {...shared} />
      </Activity>
      {SITE.googleClientId !== '' && <GoogleSignIn clientId={SITE.googleClientId} {...shared} />}
    </StyledContent>
  );
}
