import { createSimulatedSource, type DemoState, type Notice } from '@portfolio/kit/demo';
import type { SoundState } from './drumEngine';

export const SOUND_STATES = [
  'idle',
  'asking',
  'running',
  'unsupported',
] as const satisfies readonly DemoState[];

export type DrumDemoState = (typeof SOUND_STATES)[number];

export const toDemoState = (sound: SoundState): DrumDemoState => (sound === 'waiting' ? 'asking' : sound);

export const SOUND_NOTICES: Partial<Record<DrumDemoState, Notice>> = {
  asking: {
    title: 'The browser is holding the sound back',
    text: 'Browsers start sound only after a click or a key press, and stop it during a phone call. The loop waits where it is.',
  },
  unsupported: {
    title: 'This browser cannot make sound',
    text: 'It has no Web Audio. Pads still light up, and you can write, play (silently), save and share loops.',
  },
};

function findContext(): AudioContext | null {
  return typeof AudioContext === 'undefined' ? null : new AudioContext({ latencyHint: 'interactive' });
}

/** Creates audio contexts; on request ones that are blocked as before a first click, or none at all. */
export function createSoundSource() {
  return createSimulatedSource<DrumDemoState, AudioContext>({
    findReal: findContext,
    createSimulation(state) {
      if (state !== 'asking') return undefined;
      const context = findContext() ?? undefined;
      void context?.suspend();
      return context && Object.assign(context, { resume: () => Promise.resolve() });
    },
  });
}

export type SoundSource = ReturnType<typeof createSoundSource>;
