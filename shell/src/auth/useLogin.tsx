import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useShowAlert } from '../alerts/AlertProvider';
import { browserPage } from './browserPage';
import type { LoginModalProps } from './login-modal/LoginModal';
import { findLoginRequest, withoutLoginRequest } from './nextUrl';

interface Login {
  openLogin: () => void;
  isLoading: boolean;
  modal: ReactNode;
}

const CONFIRMATION_SECONDS = 4;

/** Opens the login modal, by its button or by the page's address; its code comes when it is first wanted. */
export function useLogin(): Login {
  const showAlert = useShowAlert();
  const location = useLocation();
  const navigate = useNavigate();
  const [isWanted, setIsWanted] = useState(false);
  const [Modal, setModal] = useState<ComponentType<LoginModalProps> | null>(null);
  const request = findLoginRequest(location.search);
  const isRequested = request !== null;

  async function openLogin(): Promise<void> {
    setIsWanted(true);
    if (Modal !== null) return;
    try {
      const { LoginModal } = await import(/* webpackChunkName: "login-modal" */ './login-modal/LoginModal');
      setModal(() => LoginModal);
    } catch {
      setIsWanted(false);
      showAlert({
        type: 'danger',
        message: 'Loading chunk login-modal failed',
        description: 'The rest of the site still works. Try “Sign in” again.',
      });
    }
  }

  const handleRequest = useEffectEvent(openLogin);
  useEffect(() => {
    if (isRequested) void handleRequest();
  }, [isRequested]);

  function forgetRequest(): void {
    setIsWanted(false);
    const { pathname, search, hash } = location;
    if (isRequested) void navigate(pathname + withoutLoginRequest(search) + hash, { replace: true });
  }

  function handleSignedIn(name: string): void {
    if (request?.nextUrl) return browserPage.goTo(request.nextUrl);
    forgetRequest();
    showAlert({ type: 'success', message: `Signed in as ${name}.`, timeout: CONFIRMATION_SECONDS });
  }

  return {
    openLogin: () => void openLogin(),
    isLoading: isWanted && Modal === null,
    modal: Modal && <Modal isOpen={isWanted} onClose={forgetRequest} onSignedIn={handleSignedIn} />,
  };
}
