import { TextDecoder, TextEncoder } from 'node:util';

/* jsdom has neither: the router needs one at import time, tokens need the other. Import this first. */
globalThis.TextEncoder ??= TextEncoder as typeof globalThis.TextEncoder;
globalThis.TextDecoder ??= TextDecoder as typeof globalThis.TextDecoder;
