import type { DemoState } from '@portfolio/kit/demo';
import type { SoundState } from './drumEngine';

export const SOUND_STATES = [
  'idle',
  'asking',
  'running',
  'unsupported',
] as const satisfies readonly DemoState[];

export type DrumDemoState = (typeof SOUND_STATES)[number];

export const toDemoState = (sound: SoundState): DrumDemoState => (sound === 'waiting' ? 'asking' : sound);

export interface SoundSource {
  createContext(): AudioContext | null;
  /** Makes the next contexts behave as in this state; returns whether that is a change. */
  pretend(state: DrumDemoState | null): boolean;
}

/** Creates audio contexts; on request ones that are held back as before a first click, or none at all. */
export function createSoundSource(): SoundSource {
  let pretended: DrumDemoState | null = null;
  return {
    pretend(state) {
      const isChange = state !== pretended;
      pretended = state;
      return isChange;
    },
    createContext() {
      if (pretended === 'unsupported' || typeof AudioContext === 'undefined') return null;
      const context = new AudioContext({ latencyHint: 'interactive' });
      if (pretended === 'asking') {
        void context.suspend();
        context.resume = () => Promise.resolve();
      }
      return context;
    },
  };
}
