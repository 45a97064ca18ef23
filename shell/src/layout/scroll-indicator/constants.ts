/** SPEC section 9. */
export const START_DELAY_MS = 500;
export const SCROLL_DEBOUNCE_MS = 10;
export const BUFFER_RATIO = 0.24;
