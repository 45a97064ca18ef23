import { Button } from '@portfolio/design';
import { type ToggleEvent, useEffect, useRef } from 'react';
import { closeWhenLeft } from '../browser/popover';
import { StyledDetail, StyledName, StyledPanel } from './AccountPanel.styles';
import { revokeAndSignOut } from './revokeAndSignOut';
import type { User } from './session/Session';

export interface AccountPanelProps {
  id: string;
  user: User;
  /** True if the button was pressed before this was loaded. */
  isOpenAtOnce: boolean;
  onToggle: (event: ToggleEvent<HTMLElement>) => void;
}

/** The popover of the account menu: who is signed in, and Sign out. */
export function AccountPanel({ id, user, isOpenAtOnce, onToggle }: AccountPanelProps) {
  const { name, email, isAdmin } = user;
  const panelRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpenAtOnce) panelRef.current?.showPopover?.();
  }, [isOpenAtOnce]);
  return (
    <StyledPanel
      ref={panelRef}
      id={id}
      popover="auto"
      role="group"
      aria-label="Account"
      onToggle={onToggle}
      onBlur={closeWhenLeft}
    >
      <StyledName>{name}</StyledName>
      <StyledDetail>{email}</StyledDetail>
      {isAdmin === 1 && <StyledDetail>Admin</StyledDetail>}
      <Button category="border-sm" onClick={revokeAndSignOut}>
        Sign out
      </Button>
    </StyledPanel>
  );
}
