import { TextDecoder, TextEncoder } from 'node:util';

/* jsdom has neither; the router needs one when it is loaded, tokens need the other. Import it first. */
globalThis.TextEncoder ??= TextEncoder as typeof globalThis.TextEncoder;
globalThis.TextDecoder ??= TextDecoder as typeof globalThis.TextDecoder;
