/** How long a token is valid: the same as the browser's cookie, SPEC section 9. */
export const TOKEN_LIFETIME_MS = 24 * 60 * 60 * 1000;
