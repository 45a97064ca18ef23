/** Name of the service worker's code, in the shell's `dist/worker`. */
export const WORKER_FILE = 'serviceWorker.js';
