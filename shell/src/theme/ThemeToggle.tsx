import { Button, MoonIcon, SunIcon, inDarkTheme } from '@portfolio/design';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { ThemeTransition } from './ThemeTransition';
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
  const [isPrepared, setPrepared] = useState(false);
  const prepare = () => setPrepared(true);

  function toggle() {
    // Neither pointer nor focus has come since hydration. Colours only fade from values that the browser has computed with
    // their types.
    if (!isPrepared) {
      flushSync(prepare);
      getComputedStyle(document.documentElement).getPropertyValue('color');
    }
    toggleTheme();
  }

  return (
    <>
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
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={toggle}
      >
        Dark theme
      </Button>
      {isPrepared && <ThemeTransition />}
    </>
  );
}
