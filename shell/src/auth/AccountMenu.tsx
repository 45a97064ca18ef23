import { Button, Icon } from '@portfolio/design';
import { useEffect, useId, useState, type FocusEvent } from 'react';
import { useShowAlert } from '../alerts/AlertProvider';
import {
  StyledAccountButton,
  StyledDetail,
  StyledLabel,
  StyledName,
  StyledPanel,
} from './AccountMenu.styles';
import { revokeAndSignOut } from './revokeAndSignOut';
import { finishSignOut } from './server/pendingSignOut';
import type { User } from './session/Session';
import { useSession } from './session/sessionStore';
import { useLogin } from './useLogin';

/** Framed by an artboard, to differ from the person icon of the About page. */
const FRAMED_PERSON =
  'M4 4h16v16H4ZM12 12.4a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6ZM7 19.6c.4-2.6 2.3-4.1 5-4.1s4.6 1.5 5 4.1';

/** "Sign in", or the menu of the signed-in visitor. A single button for both, so that the focus can return to it. */
export function AccountMenu() {
  const panelId = useId();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const session = useSession();
  const { openLogin, isLoading, modal } = useLogin();
  useExpiryAlert();
  useEffect(() => void finishSignOut(), []);
  const user = session.status === 'signedIn' ? session.user : null;

  return (
    <>
      <StyledAccountButton
        category="text-sm"
        icon={<Icon sizePx={22} path={FRAMED_PERSON} />}
        {...(user
          ? { popoverTarget: panelId, 'aria-expanded': isMenuOpen }
          : { onClick: openLogin, 'aria-haspopup': 'dialog', 'aria-busy': isLoading })}
      >
        <StyledLabel>{user?.name ?? 'Sign in'}</StyledLabel>
      </StyledAccountButton>
      {user && (
        <StyledPanel
          id={panelId}
          popover="auto"
          role="group"
          aria-label="Account"
          onToggle={({ newState }) => setIsMenuOpen(newState === 'open')}
          onBlur={closeWhenLeft}
        >
          <UserDetails user={user} />
          <Button category="border-sm" onClick={revokeAndSignOut}>
            Sign out
          </Button>
        </StyledPanel>
      )}
      {modal}
    </>
  );
}

function UserDetails({ user: { name, email, isAdmin } }: { user: User }) {
  return (
    <>
      <StyledName>{name}</StyledName>
      <StyledDetail>{email}</StyledDetail>
      {isAdmin === 1 && <StyledDetail>Admin</StyledDetail>}
    </>
  );
}

function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover();
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
