import { MessageChannel } from 'node:worker_threads';

/* jsdom has none; `runInNextTask` needs one. */
globalThis.MessageChannel ??= MessageChannel as unknown as typeof globalThis.MessageChannel;
