import {
  Button,
  Chip,
  PlayIcon,
  RadioGroup,
  RedoIcon,
  SelectField,
  Slider,
  StopIcon,
  TrashIcon,
  UndoIcon,
} from '@portfolio/design';
import { useStore } from '@portfolio/kit';
import { StyledPanels, StyledToolbar, useAnnounce } from '@portfolio/kit/demo';
import type { DrumMachine } from './drumMachine';
import { BAR_CHOICES, BPM_RANGE, GRIDS, describePattern, quantise, setBars, type GridName } from './pattern';

const GRID_OPTIONS = Object.entries(GRIDS).map(([value, { label }]) => ({ value: value as GridName, label }));
const BAR_OPTIONS = BAR_CHOICES.map((bars) => ({
  value: String(bars),
  label: bars === 1 ? '1 bar' : `${bars} bars`,
}));

/** Plays, records and edits the loop. */
export function Transport({ machine }: { machine: DrumMachine }) {
  const loop = useStore(machine, (state) => state.loop);
  const isPlaying = useStore(machine, (state) => state.isPlaying);
  const isRecording = useStore(machine, (state) => state.isRecording);
  const hasMetronome = useStore(machine, (state) => state.hasMetronome);
  const grid = useStore(machine, (state) => state.grid);
  const { bpm, bars, hits } = loop.present;
  const announce = useAnnounce();

  function step(move: () => void, done: string) {
    move();
    const { present } = machine.get().loop;
    announce(`${done} “${present.name}”: ${describePattern(present)}.`);
  }

  function handleClear() {
    machine.edit((pattern) => ({ ...pattern, hits: [] }));
    announce('The loop is empty. Undo brings the strokes back.');
  }

  function handleLength(value: string) {
    const choice = BAR_CHOICES.find((candidate) => String(candidate) === value);
    if (choice === undefined) return;
    machine.edit((pattern) => setBars(pattern, choice));
    const dropped = hits.length - machine.get().loop.present.hits.length;
    if (dropped > 0)
      announce(
        `${dropped === 1 ? '1 stroke' : `${dropped} strokes`} past the end dropped. Undo restores the loop.`,
      );
  }

  function handleSnap() {
    machine.edit((pattern) => quantise(pattern, grid));
    announce(`All strokes are on ${GRIDS[grid].label.toLowerCase()}. Undo restores their timing.`);
  }

  return (
    <>
      <StyledToolbar>
        <Button
          icon={isPlaying ? <StopIcon /> : <PlayIcon />}
          onClick={isPlaying ? machine.stop : machine.play}
        >
          {isPlaying ? 'Stop' : 'Play'}
        </Button>
        <Chip isSelected={isRecording} onClick={machine.toggleRecording}>
          Record
        </Chip>
        <Chip isSelected={hasMetronome} onClick={machine.toggleMetronome}>
          Metronome
        </Chip>
        <Button
          category="icon"
          icon={<UndoIcon />}
          aria-disabled={loop.past.length === 0}
          onClick={() => step(machine.undo, 'Undone.')}
        >
          Undo
        </Button>
        <Button
          category="icon"
          icon={<RedoIcon />}
          aria-disabled={loop.future.length === 0}
          onClick={() => step(machine.redo, 'Redone.')}
        >
          Redo
        </Button>
        <Button category="icon" icon={<TrashIcon />} aria-disabled={hits.length === 0} onClick={handleClear}>
          Clear the loop
        </Button>
      </StyledToolbar>
      <StyledPanels data-min-rem="13">
        <Slider
          label="Tempo"
          value={bpm}
          min={BPM_RANGE.min}
          max={BPM_RANGE.max}
          step={1}
          valueText={`${bpm} beats per minute`}
          onChange={machine.setTempo}
        />
        <SelectField
          label="Snap recorded strokes to"
          value={grid}
          options={GRID_OPTIONS}
          onChange={machine.setGrid}
        />
        <RadioGroup
          label="Length"
          look="segments"
          value={String(bars)}
          options={BAR_OPTIONS}
          onChange={handleLength}
        />
        <StyledToolbar data-align="end">
          <Button category="border" aria-disabled={hits.length === 0 || grid === 'off'} onClick={handleSnap}>
            Snap all strokes now
          </Button>
        </StyledToolbar>
      </StyledPanels>
    </>
  );
}
