import type { DemoState } from '@portfolio/kit/demo';

export const CLIP_STATES = [
  'idle',
  'asking',
  'running',
  'denied',
  'missing',
  'unsupported',
  'offline',
  'failed',
] as const satisfies readonly DemoState[];

export type ClipDemoState = (typeof CLIP_STATES)[number];
