/** Where the composer puts the service worker. */
export const SERVICE_WORKER_URL = '/sw.js';
