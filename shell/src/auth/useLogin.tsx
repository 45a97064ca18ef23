import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useShowAlert } from '../alerts/AlertProvider';
import { browserPage } from '../browser/browserPage';
import { PartBoundary } from '../loading/PartBoundary';
import type { LoginModalProps } from './login-modal/LoginModal';
import { findLoginRequest, withoutLoginRequest } from './nextUrl';

interface Login {
  openLogin: () => void;
  isLoading: boolean;
  modal: ReactNode;
}

const CONFIRMATION_SECONDS = 4;

/** Can be called again after a failure: the bundler does not cache chunks that failed to load. */
const loadLoginModal = () => import(/* webpackChunkName: "login-modal" */ './login-modal/LoginModal');

/** Opens the login modal, by its button or by the page's address; its code is loaded on first use. */
export function useLogin(): Login {
  const showAlert = useShowAlert();
  const location = useLocation();
  const navigate = useNavigate();
  const [isPressed, setIsPressed] = useState(false);
  const [Modal, setModal] = useState<ComponentType<LoginModalProps> | null>(null);
  const request = findLoginRequest(location.search);
  const isRequested = request !== null;

  function handleLoadFailed(): void {
    setIsPressed(false);
    showAlert({
      type: 'danger',
      message: 'Loading chunk login-modal failed',
      description: 'The rest of the site still works. Try “Sign in” again.',
    });
  }

  const handleLoaded = (module: { LoginModal: ComponentType<LoginModalProps> }) =>
    setModal(() => module.LoginModal);

  const finishRequest = useEffectEvent(handleLoaded);
  const failRequest = useEffectEvent(handleLoadFailed);
  useEffect(() => {
    if (isRequested) loadLoginModal().then(finishRequest, failRequest);
  }, [isRequested]);

  function handleClose(): void {
    setIsPressed(false);
    const { pathname, search, hash } = location;
    if (isRequested) void navigate(pathname + withoutLoginRequest(search) + hash, { replace: true });
  }

  function handleSignedIn(name: string, failedAttempts?: number): void {
    if (request?.nextUrl) return browserPage.goTo(request.nextUrl);
    handleClose();
    showAlert({ type: 'success', message: `Signed in as ${name}.`, timeout: CONFIRMATION_SECONDS });
    if (failedAttempts === undefined) return;
    showAlert({
      type: 'warning',
      message: `${failedAttempts} failed attempts to sign in to your account since you were last here.`,
      description:
        'If they were not yours, someone is trying to guess your password. Do not use it for any other account.',
    });
  }

  return {
    openLogin() {
      setIsPressed(true);
      if (Modal === null) loadLoginModal().then(handleLoaded, handleLoadFailed);
    },
    // False for a request by address: the server did not see it, and the first render must match the prerendered HTML.
    isLoading: isPressed && Modal === null,
    modal: Modal && (
      <PartBoundary isWanted={isPressed || isRequested} onFail={handleLoadFailed}>
        <Modal isOpen={isPressed || isRequested} onClose={handleClose} onSignedIn={handleSignedIn} />
      </PartBoundary>
    ),
  };
}
