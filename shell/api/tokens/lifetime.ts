/** How long a token signs somebody in: as long as the browser keeps its cookie, SPEC section 9. */
export const TOKEN_LIFETIME_MS = 24 * 60 * 60 * 1000;
