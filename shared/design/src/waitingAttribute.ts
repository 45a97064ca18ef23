/** Marks a button that was pressed before the page could respond, until it does. */
export const WAITING_ATTRIBUTE = 'data-waiting';
