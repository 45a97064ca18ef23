/** Set on `<html>` while the colours of a theme change, so that everything changes at the same pace. */
export const THEME_CHANGING_ATTRIBUTE = 'data-theme-changing';

/** Set on `<html>` until a list that the address narrows shows what the address says. */
export const QUERY_ATTRIBUTE = 'data-query';

/** Set on `<html>` where the visitor has dismissed the countdown banner. */
export const COUNTDOWN_ATTRIBUTE = 'data-countdown';
export const COUNTDOWN_DISMISSED = 'dismissed';
