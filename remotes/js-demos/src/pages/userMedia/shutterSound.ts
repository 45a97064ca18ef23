/* Two short bursts of filtered noise: one curtain opens, the other closes. */
const CURTAINS = [
  { atS: 0, frequencyHz: 2400, level: 0.35 },
  { atS: 0.07, frequencyHz: 1500, level: 0.25 },
] as const;
const BURST_S = 0.045;
/** Long enough for the sound on slow headphones. */
const OPEN_MS = 1000;

function createNoise(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * BURST_S), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) {
    samples[index] = (Math.random() * 2 - 1) * (1 - index / samples.length) ** 3;
  }
  return buffer;
}

/** Plays a shutter sound and releases the audio device. Silent if there is no Web Audio. */
export function playShutter(): void {
  if (typeof AudioContext === 'undefined') return;
  const context = new AudioContext();
  const noise = createNoise(context);
  CURTAINS.forEach(({ atS, frequencyHz, level }) => {
    const source = context.createBufferSource();
    const filter = context.createBiquadFilter();
    const gain = context.createGain();
    source.buffer = noise;
    filter.type = 'bandpass';
    filter.frequency.value = frequencyHz;
    gain.gain.value = level;
    source.connect(filter).connect(gain).connect(context.destination);
    source.start(context.currentTime + atS);
  });
  // Not when the sound ends: it never does if the browser holds it back, as Safari can after a countdown.
  setTimeout(() => void context.close().catch(() => {}), OPEN_MS);
}
