import { Button, MenuIcon } from '@portfolio/design';
import type { ReactNode } from 'react';
import { SITE } from '../../site';
import { ThemeToggle } from '../../theme/ThemeToggle';
import type { StillParts } from '../stillParts';
import { StyledActions, StyledHeader, StyledLogo, StyledMenuButton, StyledRow } from './Header.styles';
import { NAV_ID } from './navId';
import { StyledNav } from './NavList.styles';
import { useMenu } from './useMenu';

interface HeaderProps {
  currentPath: string;
  isScrollingDown: boolean;
  /** The entries of the navigation. */
  NavList: StillParts['NavList'];
  /** Controls before the theme toggle. */
  actions?: ReactNode;
}

export function Header({ currentPath, isScrollingDown, NavList, actions }: HeaderProps) {
  const { isOpen, navRef, ...menuEvents } = useMenu(currentPath);
  const isMini = isScrollingDown && !isOpen;
  return (
    <StyledHeader data-mini={isMini || undefined}>
      <StyledRow>
        <StyledLogo href="/" aria-label={`${SITE.name}, home`}>
          <LogoMark />
          <span>{SITE.name}</span>
        </StyledLogo>
        <StyledMenuButton>
          <Button category="icon" icon={<MenuIcon />} popoverTarget={NAV_ID}>
            Menu
          </Button>
        </StyledMenuButton>
        <StyledNav id={NAV_ID} ref={navRef} popover="auto" aria-label="Main" {...menuEvents}>
          <NavList currentPath={currentPath} />
        </StyledNav>
        <StyledActions>
          {actions}
          <ThemeToggle />
        </StyledActions>
      </StyledRow>
    </StyledHeader>
  );
}

/** A square between the two ends of a dimension line. */
function LogoMark() {
  return (
    <svg width="28" height="28" viewBox="0 0 28 28" fill="none" aria-hidden="true" focusable="false">
      <path d="M7 3h14v14H7z" fill="currentColor" />
      <path d="M7 20.5v6M21 20.5v6M7 23.5h14" stroke="var(--color-redline)" strokeWidth="1.75" />
    </svg>
  );
}
