/** Marks the button that switches the theme, for the start script: it works before the page has hydrated. */
export const THEME_TOGGLE_ATTRIBUTE = 'data-theme-toggle';
