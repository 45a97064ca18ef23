import { Button, MenuIcon } from '@portfolio/design';
import type { ReactNode } from 'react';
import { SITE } from '../../site';
import { ThemeToggle } from '../../theme/ThemeToggle';
import { StyledActions, StyledHeader, StyledLogo, StyledMenuButton, StyledRow } from './Header.styles';
import { MainNav } from './MainNav';
import { useMenu } from './useMenu';

const NAV_ID = 'main-navigation';

interface HeaderProps {
  currentPath: string;
  isScrollingDown: boolean;
  /** Controls before the theme toggle. */
  actions?: ReactNode;
}

export function Header({ currentPath, isScrollingDown, actions }: HeaderProps) {
  const { isOpen, navRef, onToggle, onBlur } = useMenu(currentPath);
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
        <MainNav id={NAV_ID} ref={navRef} currentPath={currentPath} onToggle={onToggle} onBlur={onBlur} />
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
