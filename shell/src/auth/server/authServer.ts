/** The {server} of SPEC section 7. Empty is the origin of the page; another one must allow it, see `ALLOWED_ORIGINS`. */
export const AUTH_SERVER = '';

/**
 * What Google Identity Services needs of the content security policy, by directive. Only a site with a client id
 * needs it.
 */
export const GOOGLE_IDENTITY_ORIGINS = {
  'script-src': ['https://accounts.google.com/gsi/client'],
  'frame-src': ['https://accounts.google.com/gsi/'],
  'connect-src': ['https://accounts.google.com/gsi/'],
  'style-src': ['https://accounts.google.com/gsi/style'],
} as const;
