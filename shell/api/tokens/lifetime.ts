/** How long a token is valid: as long as the browser keeps its cookie, SPEC section 9. */
export const TOKEN_LIFETIME_MS = 24 * 60 * 60 * 1000;
