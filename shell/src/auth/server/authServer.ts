/** The {server} of SPEC section 7. Empty is the origin of the page; another one must allow it, see `ALLOWED_ORIGINS`. */
export const AUTH_SERVER = '';
