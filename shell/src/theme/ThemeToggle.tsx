import { Button, MoonIcon, SunIcon, inDarkTheme } from '@portfolio/design';
import styled from 'styled-components';
import { toggleTheme, useTheme } from './themeStore';
import { THEME_TOGGLE_ATTRIBUTE } from '../loading/themeToggleAttribute';

/* The icon is selected by styles, because the theme is known before hydration. Both have a box, so that a change of theme
   needs no layout. */
const StyledSun = styled(SunIcon)`
  position: absolute;
  visibility: hidden;
  ${inDarkTheme('visibility: visible;')}
`;
const StyledMoon = styled(MoonIcon)`
  ${inDarkTheme('visibility: hidden;')}
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
