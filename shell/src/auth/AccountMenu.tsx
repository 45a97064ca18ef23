import { Icon } from '@portfolio/design';
import { useEffect, useId, useState } from 'react';
import { useShowAlert } from '../alerts/AlertProvider';
import { toLoadFailedAlert } from '../loading/toLoadFailedAlert';
import { useLazyPart } from '../loading/useLazyPart';
import { StyledAccountButton, StyledLabel } from './AccountMenu.styles';
import { finishSignOut } from './server/pendingSignOut';
import { useSession } from './session/sessionStore';
import { useLogin } from './useLogin';

/** Framed by an artboard, to differ from the person icon of the About page. */
const FRAMED_PERSON =
  'M4 4h16v16H4ZM12 12.4a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6ZM7 19.6c.4-2.6 2.3-4.1 5-4.1s4.6 1.5 5 4.1';

const loadPanel = () =>
  import(/* webpackChunkName: "account-panel" */ './AccountPanel').then((module) => module.AccountPanel);

/** "Sign in", or the menu of the signed-in visitor. A single button for both, so that the focus can return to it. */
export function AccountMenu() {
  const panelId = useId();
  const session = useSession();
  const { openLogin, isLoading, modal } = useLogin();
  useExpiryAlert();
  useEffect(() => void finishSignOut(), []);
  const user = session.status === 'signedIn' ? session.user : null;
  const [isPressed, setIsPressed] = useState(false);
  const [hasGivenUp, setHasGivenUp] = useState(false);
  const showAlert = useShowAlert();
  // Most visitors never sign in.
  const { Part: Panel } = useLazyPart(loadPanel, user !== null && !hasGivenUp, (error) => {
    setHasGivenUp(true);
    if (isPressed) showAlert(toLoadFailedAlert(error, 'The account menu'));
    setIsPressed(false);
  });

  function handlePress() {
    if (Panel !== null) return;
    setIsPressed(true);
    // Tries again if the panel could not be loaded.
    setHasGivenUp(false);
  }

  return (
    <>
      <StyledAccountButton
        category="text-sm"
        icon={<Icon sizePx={22} path={FRAMED_PERSON} />}
        {...(user
          ? {
              popoverTarget: panelId,
              'aria-busy': Panel === null && !hasGivenUp,
              onClick: handlePress,
            }
          : { onClick: openLogin, 'aria-haspopup': 'dialog', 'aria-busy': isLoading })}
      >
        <StyledLabel>{user?.name ?? 'Sign in'}</StyledLabel>
      </StyledAccountButton>
      {user && Panel && (
        <Panel id={panelId} user={user} isOpenAtOnce={isPressed} onToggle={() => setIsPressed(false)} />
      )}
      {modal}
    </>
  );
}

function useExpiryAlert(): void {
  const showAlert = useShowAlert();
  const session = useSession();
  const hasExpired = session.status === 'guest' && session.hasExpired;
  useEffect(() => {
    if (!hasExpired) return;
    return showAlert({
      type: 'info',
      message: 'Your session has ended.',
      description: 'Sign in again to continue.',
    });
  }, [hasExpired, showAlert]);
}
