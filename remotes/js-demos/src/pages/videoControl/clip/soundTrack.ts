import { SCENE } from './scene';

export const SAMPLE_RATE_HZ = 48_000;

/** Semitones above the first note, one for each beat: repeated, rising, continuing, falling. */
const MELODY = [0, 0, 0, 0, 0, 2, 4, 5, 7, 9, 11, 12, 11, 7, 4, 0] as const;

const FIRST_NOTE_HZ = 392;
const NOTE_S = 0.42;

function playNote(samples: Float32Array, atS: number, frequencyHz: number) {
  const start = Math.round(atS * SAMPLE_RATE_HZ);
  const length = Math.round(NOTE_S * SAMPLE_RATE_HZ);
  for (let index = 0; index < length && start + index < samples.length; index += 1) {
    const timeS = index / SAMPLE_RATE_HZ;
    const angle = 2 * Math.PI * frequencyHz * timeS;
    // A short attack, or each note would start with a click.
    const level = Math.min(1, timeS / 0.006) * Math.exp(-timeS * 7) * (1 - timeS / NOTE_S);
    const tone = Math.sin(angle) + 0.3 * Math.sin(2 * angle) + 0.12 * Math.sin(3 * angle);
    samples[start + index] = (samples[start + index] ?? 0) + 0.22 * level * tone;
  }
}

/** A note on each beat, as long as the clip. */
export function createSoundTrack(): Float32Array {
  const samples = new Float32Array(SCENE.durationS * SAMPLE_RATE_HZ);
  MELODY.forEach((semitones, beat) => {
    playNote(samples, beat * SCENE.beatS, FIRST_NOTE_HZ * 2 ** (semitones / 12));
  });
  return samples;
}

/** Raw 16-bit sound, one channel, as ffmpeg reads it. */
export function toPcm(samples: Float32Array): Buffer {
  const pcm = Buffer.alloc(samples.length * 2);
  samples.forEach((sample, index) => {
    pcm.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), index * 2);
  });
  return pcm;
}
