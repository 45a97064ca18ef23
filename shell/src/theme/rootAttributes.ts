/** Set on `<html>` while a list does not yet show the filters in the URL's query. */
export const QUERY_ATTRIBUTE = 'data-query';

/** Set on `<html>` if the visitor has dismissed the countdown banner. */
export const COUNTDOWN_ATTRIBUTE = 'data-countdown';
export const COUNTDOWN_DISMISSED = 'dismissed';
