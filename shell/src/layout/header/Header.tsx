import { Button, MenuIcon } from '@portfolio/design';
import type { ReactNode } from 'react';
import { SITE } from '../../site';
import { ThemeToggle } from '../../theme/ThemeToggle';
import { StyledActions, StyledHeader, StyledLogo, StyledMenuButton, StyledRow } from './Header.styles';
import { LogoMark } from './LogoMark';
import { MainNav } from './MainNav';
import { useMenu } from './useMenu';

const NAV_ID = 'main-navigation';

interface HeaderProps {
  currentPath: string;
  isScrollingDown: boolean;
  /** Controls that stand before the theme toggle. */
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
          <Button category="icon" icon={<MenuIcon />} popoverTarget={NAV_ID} aria-expanded={isOpen}>
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
