import type { PadName } from './pads';
import { playVoice } from './voices';

/** `waiting`: the browser blocks sound until the visitor has interacted. */
export type SoundState = 'idle' | 'running' | 'waiting' | 'unsupported';

/** A context takes a moment after the click that allows it; only after that does sound count as blocked. */
const PATIENCE_MS = 400;

export interface DrumEngine {
  /** Enables sound. Call it from a click or a key press, as browsers require. */
  wake(): void;
  /** The clock for all scheduling. It is paused while sound is blocked. */
  nowS(): number;
  /** Seconds between scheduling and hearing, as far as the browser reports it. */
  latencyS(): number;
  strike(pad: PadName, atS: number): void;
  click(isAccent: boolean, atS: number): void;
  setLevel(level: number): void;
  /** Releases the audio device. The next `wake` acquires a new one. */
  sleep(): void;
}

interface EnginePorts {
  /** Returns null if the browser has no Web Audio. */
  createContext(): AudioContext | null;
  onState(state: SoundState): void;
}

interface Live {
  context: AudioContext;
  master: GainNode;
}

export function createDrumEngine({ createContext, onState }: EnginePorts): DrumEngine {
  let live: Live | null = null;
  let isSilent = false;
  let level = 1;
  let patience: ReturnType<typeof setTimeout> | undefined;
  let closeOpenHat: ((fromS: number) => void) | null = null;

  function report(context: AudioContext) {
    clearTimeout(patience);
    if (context.state === 'running') onState('running');
    else patience = setTimeout(() => onState('waiting'), PATIENCE_MS);
  }

  function open(): Live | null {
    const context = createContext();
    isSilent = context === null;
    if (context === null) {
      onState('unsupported');
      return null;
    }
    const master = context.createGain();
    const limiter = context.createDynamicsCompressor();
    master.gain.value = level;
    master.connect(limiter).connect(context.destination);
    context.onstatechange = () => report(context);
    report(context);
    return { context, master };
  }

  return {
    wake() {
      live ??= open();
      // If it is refused, the context's state shows it, which `report` watches.
      if (live !== null && live.context.state !== 'running') void live.context.resume().catch(() => {});
    },
    nowS: () => (isSilent || live === null ? performance.now() / 1000 : live.context.currentTime),
    latencyS: () => live?.context.outputLatency || live?.context.baseLatency || 0,
    strike(pad, atS) {
      if (live === null) return;
      if (pad === 'hihat' || pad === 'openhat') closeOpenHat?.(atS);
      const choke = playVoice(live.context, live.master, pad, atS);
      if (pad === 'openhat') closeOpenHat = choke;
    },
    click(isAccent, atS) {
      if (live === null) return;
      const { context, master } = live;
      const tone = context.createOscillator();
      const envelope = context.createGain();
      tone.frequency.value = isAccent ? 1760 : 1175;
      envelope.gain.setValueAtTime(0.22, atS);
      envelope.gain.exponentialRampToValueAtTime(0.0005, atS + 0.05);
      tone.connect(envelope).connect(master);
      tone.start(atS);
      tone.stop(atS + 0.05);
    },
    setLevel(next) {
      level = next;
      // A jump in gain is audible as a click; 15 ms go unnoticed.
      live?.master.gain.setTargetAtTime(next, live.context.currentTime, 0.015);
    },
    sleep() {
      clearTimeout(patience);
      if (live !== null) {
        live.context.onstatechange = null;
        void live.context.close().catch(() => {});
      }
      live = null;
      isSilent = false;
      closeOpenHat = null;
      onState('idle');
    },
  };
}
