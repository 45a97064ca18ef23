import { inDarkTheme } from '@portfolio/design';

/**
 * Marks are drawn for the light theme. In the dark one, their white becomes the page's ground, their ink light, and
 * their red keeps its hue: one file for both themes.
 */
export const markOfTheme = inDarkTheme('filter: invert(1) hue-rotate(180deg); mix-blend-mode: screen;');
