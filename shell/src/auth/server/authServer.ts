/**
 * The {server} of SPEC section 7. Empty means the page's own origin; another one has to allow it in `ALLOWED_ORIGINS`.
 */
export const AUTH_SERVER = '';
