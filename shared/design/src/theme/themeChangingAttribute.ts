/** Set on `<html>` while the theme changes: until it is removed, no element fades to its new colours on its own. */
export const THEME_CHANGING_ATTRIBUTE = 'data-theme-changing';
