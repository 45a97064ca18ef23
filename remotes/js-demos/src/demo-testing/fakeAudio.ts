/** A silent audio context: it records what was scheduled, and the test sets its clock and state. */
export function createFakeContext() {
  const starts: { kind: string; atS: number }[] = [];
  const listeners = { closed: 0, resumed: 0 };
  const param = () => {
    const events: { call: string; value: number; atS: number }[] = [];
    return {
      value: 1,
      events,
      setValueAtTime: (value: number, atS: number) => events.push({ call: 'set', value, atS }),
      exponentialRampToValueAtTime: (value: number, atS: number) => events.push({ call: 'ramp', value, atS }),
      setTargetAtTime: (value: number, atS: number) => events.push({ call: 'target', value, atS }),
    };
  };
  const gains: { gain: ReturnType<typeof param> }[] = [];
  const buffers: Float32Array[] = [];
  const node = <T extends object>(parts: T) => {
    const made = { connect: (to: unknown) => to, disconnect: () => {}, ...parts };
    return made;
  };
  const source = (kind: string) =>
    node({
      type: '',
      buffer: null,
      frequency: param(),
      start: (atS: number) => starts.push({ kind, atS }),
      stop: () => {},
    });

  const context = {
    sampleRate: 8000,
    currentTime: 0,
    outputLatency: 0,
    baseLatency: 0,
    state: 'running' as AudioContextState,
    onstatechange: null as (() => void) | null,
    destination: node({}),
    createGain: () => {
      const gain = node({ gain: param() });
      gains.push(gain);
      return gain;
    },
    createOscillator: () => source('tone'),
    createBufferSource: () => source('noise'),
    createBiquadFilter: () => node({ type: '', frequency: param(), Q: param() }),
    createDynamicsCompressor: () => node({}),
    createBuffer: (_channels: number, length: number) => {
      const samples = new Float32Array(length);
      buffers.push(samples);
      return {
        getChannelData: () => samples,
        copyToChannel: (copied: Float32Array) => samples.set(copied),
      };
    },
    resume: () => {
      listeners.resumed += 1;
      return Promise.resolve();
    },
    suspend: () => {
      context.state = 'suspended';
      context.onstatechange?.();
      return Promise.resolve();
    },
    close: () => {
      listeners.closed += 1;
      context.state = 'closed';
      return Promise.resolve();
    },
  };

  return {
    /** The type that the code under test expects. */
    asContext: context as unknown as AudioContext,
    context,
    starts,
    gains,
    /** The samples of each buffer. */
    buffers,
    counts: listeners,
    setState(state: AudioContextState) {
      context.state = state;
      context.onstatechange?.();
    },
  };
}
