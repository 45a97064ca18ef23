import { useStore } from '@portfolio/kit';
import { DemoPanel } from '@portfolio/kit/demo';
import type { DrumMachine } from './drumMachine';
import { StepGrid } from './StepGrid';
import { Transport } from './Transport';

/** The current loop: its controls and its steps. */
export function LoopPanel({ machine }: { machine: DrumMachine }) {
  const name = useStore(machine, ({ loop }) => loop.present.name);
  return (
    <DemoPanel title={`Loop: ${name}`}>
      <Transport machine={machine} />
      <StepGrid machine={machine} />
    </DemoPanel>
  );
}
