import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useShowAlert } from '../alerts/AlertProvider';
import { useOnPageLeft } from '../browser/useOnPageLeft';
import { PartBoundary } from '../loading/PartBoundary';
import { toLoadFailedAlert } from '../loading/toLoadFailedAlert';
import type { LoginProps } from './login-modal/Login';
import { isLoginRequested } from './loginPath';

interface OpenLogin {
  openLogin: () => void;
  isLoading: boolean;
  modal: ReactNode;
}

/** Can be called again after a failure: the bundler does not cache chunks that failed to load. */
const loadLogin = () => import(/* webpackChunkName: "login-modal" */ './login-modal/Login');

/** Opens the login modal, by its button or by the page's address; its code is loaded on first use. */
export function useLogin(): OpenLogin {
  const showAlert = useShowAlert();
  const { pathname, search } = useLocation();
  const [isPressed, setIsPressed] = useState(false);
  const [Login, setLogin] = useState<ComponentType<LoginProps> | null>(null);
  const isRequested = isLoginRequested(search);

  function handleLoadFailed(error: unknown): void {
    setIsPressed(false);
    showAlert(toLoadFailedAlert(error, 'The sign-in'));
  }

  useOnPageLeft(pathname, () => setIsPressed(false));

  const handleLoaded = (module: { Login: ComponentType<LoginProps> }) => setLogin(() => module.Login);

  const finishRequest = useEffectEvent(handleLoaded);
  const failRequest = useEffectEvent(handleLoadFailed);
  useEffect(() => {
    if (isRequested) loadLogin().then(finishRequest, failRequest);
  }, [isRequested]);

  return {
    openLogin() {
      setIsPressed(true);
      if (Login === null) loadLogin().then(handleLoaded, handleLoadFailed);
    },
    // False for a request by address: the server did not see it, and the first render must match the prerendered HTML.
    isLoading: isPressed && Login === null,
    modal: Login && (
      <PartBoundary isWanted={isPressed || isRequested} onFail={handleLoadFailed}>
        <Login isOpen={isPressed || isRequested} onClose={() => setIsPressed(false)} />
      </PartBoundary>
    ),
  };
}
