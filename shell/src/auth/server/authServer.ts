/** The {server} of SPEC section 7. Empty is the origin of the page; another one must allow it, see `ALLOWED_ORIGINS`. */
export const AUTH_SERVER = '';

/** How long an answer may take before the visitor hears that there is none. */
export const AUTH_TIMEOUT_MS = 20_000;
