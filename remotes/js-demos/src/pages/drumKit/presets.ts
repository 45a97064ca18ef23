import type { PadName } from './pads';
import { STEP_TICKS, orderOfHits, type Hit, type Pattern } from './pattern';

/** Reads one line per pad, a sixteenth note per character: `x` is a stroke. */
function fromSteps(lines: Partial<Record<PadName, string>>): readonly Hit[] {
  return Object.entries(lines)
    .flatMap(([pad, line]) =>
      [...line.replaceAll(' ', '')].flatMap((character, step) =>
        character === 'x' ? [{ pad: pad as PadName, tick: step * STEP_TICKS }] : [],
      ),
    )
    .sort(orderOfHits);
}

/** Loops to start from. */
export const PRESETS: readonly Pattern[] = [
  {
    name: 'Front door',
    bpm: 104,
    bars: 1,
    hits: fromSteps({
      hihat: 'x.x. x.x. x.x. x.x.',
      kick: 'x... ..x. x... ....',
      snare: '.... x... .... x...',
      clap: '.... .... .... x..x',
    }),
  },
  {
    name: 'Night bus',
    bpm: 84,
    bars: 2,
    hits: fromSteps({
      ride: 'x..x ..x. x..x ..x. x..x ..x. x..x ..x.',
      boom: 'x... .... ..x. .... x... .... .... ..x.',
      snare: '.... .... x... .... .... .... x... ....',
      tink: '.... ...x .... .... .... ...x .... x...',
    }),
  },
  {
    name: 'Square wheel',
    bpm: 126,
    bars: 1,
    hits: fromSteps({
      kick: 'x... x... x... x...',
      openhat: '..x. ..x. ..x. ..x.',
      tom: '...x .... ...x .x..',
      clap: '.... x... .... x...',
    }),
  },
];
