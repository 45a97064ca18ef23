import { Dialog, RadioGroup } from '@portfolio/design';
import { keepFocus } from '@portfolio/kit';
import { Activity, useState } from 'react';
import { SingleAlert } from '../../alerts/SingleAlert';
import { SITE } from '../../site';
import { toReadable } from './authAlerts';
import { GoogleSignIn } from './GoogleSignIn';
import { StyledAlerts, StyledContent } from './LoginModal.styles';
import { SIGN_IN_FIELDS, SignInForm } from './SignInForm';
import { SIGN_UP_FIELDS, SignUpForm } from './SignUpForm';
import { type FormDraft, useFormDraft } from './useFormDraft';
import { useModalAlert } from './useModalAlert';
import { useUnmountSignal } from './useUnmountSignal';

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

/**
 * SignIn or SignUp. Input in one form is kept while the other is shown, and, except for passwords, while the dialog is
 * closed: until the visitor is signed in. SPEC section 2.
 */
export function LoginModal({ isOpen, onClose, onSignedIn }: LoginModalProps) {
  // Not in the dialog's content, which is unmounted while it is closed.
  const [choice, setChoice] = useState<Choice>('SignIn');
  const signIn = useFormDraft(SIGN_IN_FIELDS);
  const signUp = useFormDraft(SIGN_UP_FIELDS);

  function handleSignedIn(...visitor: Parameters<typeof onSignedIn>) {
    setChoice('SignIn');
    signIn.discardDraft();
    signUp.discardDraft();
    onSignedIn(...visitor);
  }

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Your account" width="small" canLightDismiss={false}>
      <LoginForms
        choice={choice}
        onChoice={setChoice}
        signInDraft={signIn.draft}
        signUpDraft={signUp.draft}
        onSignedIn={handleSignedIn}
      />
    </Dialog>
  );
}

interface LoginFormsProps extends Pick<LoginModalProps, 'onSignedIn'> {
  choice: Choice;
  onChoice: (choice: Choice) => void;
  signInDraft: FormDraft;
  signUpDraft: FormDraft;
}

function LoginForms({ choice, onChoice, signInDraft, signUpDraft, onSignedIn }: LoginFormsProps) {
  // A request may fail while the other form is shown: its alert waits until the visitor is back at its form.
  const alerts = { SignIn: useModalAlert(), SignUp: useModalAlert() };
  const { alert, setAlert } = alerts[choice];
  // Here and not in the forms: the effects of a hidden form are cleaned up, too.
  const getSignal = useUnmountSignal();
  const shared = { getSignal, onSignedIn };

  function handleChoice(next: Choice) {
    onChoice(next);
    setAlert(null);
  }

  return (
    <StyledContent ref={keepFocus} tabIndex={-1}>
      <RadioGroup
        label="SignIn or SignUp"
        isLabelHidden
        look="segments"
        options={CHOICES}
        value={choice}
        onChange={handleChoice}
      />
      {/* What is typed next makes the alert out of date. */}
      <StyledContent onInput={() => setAlert(null)}>
        <StyledAlerts role="alert">
          {alert && (
            <SingleAlert key={choice + alert.id} alert={toReadable(alert)} onDismiss={() => setAlert(null)} />
          )}
        </StyledAlerts>
        <Activity mode={choice === 'SignIn' ? 'visible' : 'hidden'}>
          {/* With the first choice only: the form for a new account has no room for it in a low window. */}
          <p>An account shows your name in the header. No page needs one.</p>
          <SignInForm draft={signInDraft} onAlert={alerts.SignIn.setAlert} {...shared} />
        </Activity>
        <Activity mode={choice === 'SignUp' ? 'visible' : 'hidden'}>
          <SignUpForm draft={signUpDraft} onAlert={alerts.SignUp.setAlert} {...shared} />
        </Activity>
        {SITE.googleClientId !== '' && (
          <GoogleSignIn clientId={SITE.googleClientId} onAlert={setAlert} onSignedIn={onSignedIn} />
        )}
      </StyledContent>
    </StyledContent>
  );
}
