/** A layer of a voice: a tone that may slide, or noise through a filter. Times in seconds, pitches in Hz. */
type Layer =
  | {
      kind: 'tone';
      wave: OscillatorType;
      fromHz: number;
      toHz: number;
      slideS: number;
      decayS: number;
      level: number;
      delayS?: number;
    }
  | {
      kind: 'noise';
      filter: BiquadFilterType;
      filterHz: number;
      q: number;
      decayS: number;
      level: number;
      delayS?: number;
    };

const tone = (
  wave: OscillatorType,
  fromHz: number,
  toHz: number,
  slideS: number,
  decayS: number,
  level: number,
): Layer => ({
  kind: 'tone',
  wave,
  fromHz,
  toHz,
  slideS,
  decayS,
  level,
});

const noise = (
  filter: BiquadFilterType,
  filterHz: number,
  q: number,
  decayS: number,
  level: number,
  delayS = 0,
): Layer => ({ kind: 'noise', filter, filterHz, q, decayS, level, delayS });

/** The recipes. Each imitates its instrument: what rings, what rattles, how fast it decays. */
export const VOICES = {
  clap: [0, 0.011, 0.023].map((delayS) =>
    noise('bandpass', 1500, 1.4, delayS === 0.023 ? 0.19 : 0.012, 0.9, delayS),
  ),
  hihat: [noise('highpass', 7600, 0.7, 0.055, 0.55), tone('square', 8300, 8100, 0.02, 0.03, 0.05)],
  kick: [tone('sine', 165, 47, 0.09, 0.34, 1), noise('lowpass', 1900, 0.6, 0.012, 0.45)],
  openhat: [noise('highpass', 6900, 0.8, 0.38, 0.5), tone('square', 7900, 7700, 0.05, 0.2, 0.04)],
  boom: [tone('sine', 98, 33, 0.4, 1.1, 1), tone('triangle', 61, 30, 0.3, 0.5, 0.3)],
  ride: [
    ...[3150, 4230, 5470, 6110].map((hz) => tone('square', hz, hz * 0.998, 0.4, 0.9, 0.035)),
    noise('bandpass', 9200, 1.8, 0.7, 0.16),
  ],
  snare: [
    tone('triangle', 238, 172, 0.05, 0.14, 0.6),
    noise('bandpass', 3300, 0.5, 0.2, 0.75),
    noise('highpass', 6200, 0.5, 0.09, 0.3),
  ],
  tom: [tone('sine', 182, 86, 0.16, 0.42, 0.9), noise('lowpass', 1100, 0.5, 0.02, 0.25)],
  tink: [tone('sine', 2090, 2080, 0.05, 0.22, 0.35), tone('sine', 3470, 3460, 0.05, 0.13, 0.18)],
} as const satisfies Record<string, readonly Layer[]>;

export type VoiceName = keyof typeof VOICES;

/** Milliseconds until a voice has decayed. */
export function decayMsOf(voice: VoiceName): number {
  const layers: readonly Layer[] = VOICES[voice];
  return Math.round(1000 * Math.max(...layers.map(({ decayS, delayS = 0 }) => decayS + delayS)));
}

const NOISE_S = 1.5;
/** The usual rate of audio devices. */
const USUAL_RATE_HZ = 48_000;

/** From a fixed seed, so that a rendered loop is always the same. */
let noiseSamples = new Float32Array(0);
const noiseBuffers = new WeakMap<BaseAudioContext, AudioBuffer>();

function getNoise(length: number): Float32Array<ArrayBuffer> {
  if (noiseSamples.length >= length) return noiseSamples.subarray(0, length);
  noiseSamples = new Float32Array(length);
  let seed = 0x2f6e2b1;
  for (let index = 0; index < length; index += 1) {
    seed = (Math.imul(seed, 1664525) + 1013904223) | 0;
    noiseSamples[index] = seed / 0x80000000;
  }
  return noiseSamples;
}

/** Calculates the noise of all voices, which takes several milliseconds on a slow phone, before the first stroke. */
export function prepareNoise(): void {
  getNoise(NOISE_S * USUAL_RATE_HZ);
}

function noiseOf(context: BaseAudioContext): AudioBuffer {
  const known = noiseBuffers.get(context);
  if (known !== undefined) return known;
  const length = Math.ceil(context.sampleRate * NOISE_S);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  buffer.copyToChannel(getNoise(length), 0);
  noiseBuffers.set(context, buffer);
  return buffer;
}

function startLayer(context: BaseAudioContext, output: AudioNode, layer: Layer, atS: number): void {
  const delayS = layer.delayS ?? 0;
  const startS = atS + delayS;
  const endS = startS + layer.decayS;
  const envelope = context.createGain();
  envelope.connect(output);
  envelope.gain.setValueAtTime(layer.level, startS);
  // An exponential ramp cannot reach zero; -60 dB is silence, and the source stops there.
  envelope.gain.exponentialRampToValueAtTime(layer.level / 1000, endS);

  if (layer.kind === 'tone') {
    const source = context.createOscillator();
    source.type = layer.wave;
    source.frequency.setValueAtTime(layer.fromHz, startS);
    source.frequency.exponentialRampToValueAtTime(layer.toHz, startS + layer.slideS);
    source.connect(envelope);
    source.start(startS);
    source.stop(endS);
    return;
  }

  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  source.buffer = noiseOf(context);
  filter.type = layer.filter;
  filter.frequency.value = layer.filterHz;
  filter.Q.value = layer.q;
  source.connect(filter).connect(envelope);
  // Each burst reads its own section of the noise: equal bursts a few milliseconds apart would whistle.
  source.start(startS, delayS * 9);
  source.stop(endS);
}

/**
 * Schedules one stroke on a context's own clock, live or offline.
 *
 * @param atS - time on `context.currentTime`; a time in the past means now
 * @returns a function that silences the stroke from a given time, as a closing hi-hat does with an open one
 */
export function playVoice(
  context: BaseAudioContext,
  output: AudioNode,
  voice: VoiceName,
  atS: number,
): (fromS: number) => void {
  const startS = Math.max(atS, context.currentTime);
  const choke = context.createGain();
  choke.connect(output);
  for (const layer of VOICES[voice]) startLayer(context, choke, layer, startS);
  return (fromS) => choke.gain.setTargetAtTime(0, Math.max(fromS, startS), 0.012);
}
