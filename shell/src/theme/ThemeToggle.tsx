import { Button, MoonIcon, SunIcon, hiddenInDark, hiddenInLight } from '@portfolio/design';
import styled from 'styled-components';
import { toggleTheme, useTheme } from './themeStore';
import { THEME_TOGGLE_ATTRIBUTE } from '../loading/themeToggleAttribute';

/* The icon is selected by styles, because the theme is known before hydration. */
const StyledSun = styled(SunIcon)`
  ${hiddenInLight}
`;
const StyledMoon = styled(MoonIcon)`
  ${hiddenInDark}
`;

export function ThemeToggle() {
  const theme = useTheme();
  return (
    <Button
      category="icon"
      {...{ [THEME_TOGGLE_ATTRIBUTE]: '' }}
      aria-pressed={theme === 'darkMode'}
      icon={
        <>
          <StyledSun />
          <StyledMoon />
        </>
      }
      onClick={toggleTheme}
    >
      Dark theme
    </Button>
  );
}
