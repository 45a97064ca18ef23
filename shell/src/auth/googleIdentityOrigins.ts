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
