import { useReducedMotion } from '@portfolio/design';
import { useStore } from '@portfolio/kit';
import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useAnimationLoop } from '../../demo/useAnimationLoop';
import type { DrumMachine } from './drumMachine';
import { PADS } from './pads';
import { STEP_TICKS, lengthTicksOf } from './pattern';
import { StyledGrid, StyledPlayhead, StyledScroller } from './StepGrid.styles';
import { StepRow } from './StepRow';
import { findGridMove } from './findGridMove';

/** The loop as a table of sixteenth notes: nine rows of buttons under one tab stop. */
export function StepGrid({ machine }: { machine: DrumMachine }) {
  const steps = useStore(machine, ({ loop }) => lengthTicksOf(loop.present) / STEP_TICKS);
  const isPlaying = useStore(machine, (state) => state.isPlaying);
  const isStepwise = useReducedMotion();
  const gridRef = useRef<HTMLDivElement>(null);
  const playheadRef = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState({ row: 0, column: 0 });

  useAnimationLoop(isPlaying, () => {
    const progress = machine.getProgress() ?? 0;
    const shown = isStepwise ? Math.floor(progress * steps) / steps : progress;
    playheadRef.current?.style.setProperty('transform', `translateX(${shown * 100}%)`);
  });

  /** Row by row. */
  const listSteps = (): readonly HTMLElement[] => [...(gridRef.current?.querySelectorAll('button') ?? [])];

  function handleKeyDown(event: KeyboardEvent) {
    const move = findGridMove(event, active, { rows: PADS.length, columns: steps });
    if (move === null) return;
    event.preventDefault();
    setActive(move);
    listSteps()[move.row * steps + move.column]?.focus();
  }

  function handleFocus({ target }: FocusEvent<HTMLElement>) {
    const index = listSteps().indexOf(target);
    if (index >= 0) setActive({ row: Math.floor(index / steps), column: index % steps });
  }

  return (
    <StyledScroller>
      <StyledGrid
        ref={gridRef}
        role="grid"
        aria-label="Steps of the loop"
        style={{ '--steps': steps }}
        onKeyDown={handleKeyDown}
        onFocus={handleFocus}
      >
        {PADS.map(({ name }, row) => (
          <StepRow
            key={name}
            machine={machine}
            pad={name}
            activeColumn={row === active.row ? Math.min(active.column, steps - 1) : null}
          />
        ))}
        {isPlaying && <StyledPlayhead ref={playheadRef} aria-hidden="true" />}
      </StyledGrid>
    </StyledScroller>
  );
}
