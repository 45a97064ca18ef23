import { lengthTicksOf, secondsPerTick, type Pattern } from './pattern';
import { playVoice } from './voices';

export const SAMPLE_RATE_HZ = 44_100;
/** Longer than the longest voice. */
const TAIL_S = 1.3;

/** Schedules one round of a loop on any context; returns the round's length in seconds. */
export function scheduleRound(
  context: BaseAudioContext,
  output: AudioNode,
  pattern: Pattern,
  atS: number,
): number {
  let closeOpenHat: ((fromS: number) => void) | null = null;
  for (const { pad, tick } of pattern.hits) {
    const hitS = atS + tick * secondsPerTick(pattern.bpm);
    if (pad === 'hihat' || pad === 'openhat') closeOpenHat?.(hitS);
    const choke = playVoice(context, output, pad, hitS);
    if (pad === 'openhat') closeOpenHat = choke;
  }
  return lengthTicksOf(pattern) * secondsPerTick(pattern.bpm);
}

/** Mixes the sound that continues past the end into the start, so that the file loops without a gap. */
export function foldTail(samples: Float32Array, lengthSamples: number): Float32Array {
  const folded = samples.slice(0, lengthSamples);
  for (let index = lengthSamples; index < samples.length; index += 1) {
    folded[index % lengthSamples] = (folded[index % lengthSamples] ?? 0) + (samples[index] ?? 0);
  }
  return folded;
}

/** Renders one round faster than real time. The first sample is the first beat. */
export async function renderLoop(pattern: Pattern): Promise<Float32Array> {
  const lengthS = lengthTicksOf(pattern) * secondsPerTick(pattern.bpm);
  const context = new OfflineAudioContext(1, Math.ceil((lengthS + TAIL_S) * SAMPLE_RATE_HZ), SAMPLE_RATE_HZ);
  const master = context.createGain();
  master.gain.value = 0.6;
  master.connect(context.destination);
  scheduleRound(context, master, pattern, 0);
  const buffer = await context.startRendering();
  return foldTail(buffer.getChannelData(0), Math.round(lengthS * SAMPLE_RATE_HZ));
}

/** Encodes mono samples as a 16-bit WAV file. Samples beyond full scale are clipped. */
export function encodeWav(samples: Float32Array, sampleRateHz: number): ArrayBuffer {
  const bytesPerSample = 2;
  const dataBytes = samples.length * bytesPerSample;
  const view = new DataView(new ArrayBuffer(44 + dataBytes));
  const writeText = (at: number, text: string) =>
    [...text].forEach((character, index) => view.setUint8(at + index, character.charCodeAt(0)));

  writeText(0, 'RIFF');
  view.setUint32(4, 36 + dataBytes, true);
  writeText(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRateHz, true);
  view.setUint32(28, sampleRateHz * bytesPerSample, true);
  view.setUint16(32, bytesPerSample, true);
  view.setUint16(34, 8 * bytesPerSample, true);
  writeText(36, 'data');
  view.setUint32(40, dataBytes, true);
  samples.forEach((sample, index) => {
    view.setInt16(44 + index * bytesPerSample, Math.round(Math.max(-1, Math.min(1, sample)) * 0x7fff), true);
  });
  return view.buffer;
}
