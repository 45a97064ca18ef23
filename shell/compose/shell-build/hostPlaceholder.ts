/** Placeholder for the site's host in header values; each server replaces it with the requested host. */
export const HOST_PLACEHOLDER = '{host}';
