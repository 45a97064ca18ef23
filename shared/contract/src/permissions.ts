/**
 * The permissions that a page may ask for, by their names in the Permissions-Policy header. The site denies all of
 * them to pages that do not name them in the catalogue.
 */
export const PERMISSION_NAMES = [
  'camera',
  'display-capture',
  'geolocation',
  'hid',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
] as const;

export type PermissionName = (typeof PERMISSION_NAMES)[number];
