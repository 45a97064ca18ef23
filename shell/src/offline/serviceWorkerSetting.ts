/** On `<html>` of a composition without a service worker. */
export const NO_SERVICE_WORKER_ATTRIBUTE = 'data-no-service-worker';

/** Where the composer puts the service worker. */
export const SERVICE_WORKER_URL = '/sw.js';
