import { Button, Checkbox } from '@portfolio/design';
import { StyledHint, StyledStack, StyledToolbar } from '@portfolio/kit/demo';
import { useState } from 'react';
import { BugMuseum } from '../../demo/BugMuseum';
import { classicClick } from './classicSelection';
import { EMPTY_SELECTION, toggle } from './selection';
import { useRangeClick } from './useRangeClick';

const ROWS = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'];

interface Trial<State> {
  initial: State;
  click: (state: State, row: string, isShift: boolean) => State;
}

const CLASSIC: Trial<Parameters<typeof classicClick>[0]> = {
  initial: { checked: new Set(), last: undefined },
  click: (state, row, isShift) => classicClick(state, row, ROWS, isShift),
};

const FIXED: Trial<typeof EMPTY_SELECTION> = {
  initial: EMPTY_SELECTION,
  click: (state, row, isShift) => toggle(state, row, ROWS, isShift),
};

function ListTrial<State extends { checked: ReadonlySet<string> }>({ trial }: { trial: Trial<State> }) {
  const [state, setState] = useState(trial.initial);
  const { handleClickCapture, handleChange } = useRangeClick((row, isShift) =>
    setState((before) => trial.click(before, row, isShift)),
  );
  return (
    <StyledStack>
      <div>
        {ROWS.map((row) => (
          <div key={row} onClickCapture={(event) => handleClickCapture(row, event)}>
            <Checkbox label={row} isChecked={state.checked.has(row)} onChange={() => handleChange(row)} />
          </div>
        ))}
      </div>
      <StyledToolbar>
        <Button category="border-sm" onClick={() => setState(trial.click(trial.initial, 'Second', true))}>
          First of all, Shift-click “Second”
        </Button>
        <Button category="text-sm" onClick={() => setState(trial.initial)}>
          Start again
        </Button>
      </StyledToolbar>
      <StyledHint aria-live="polite">{state.checked.size} of 6 checked</StyledHint>
    </StyledStack>
  );
}

/** The Shift click that checks everything below. */
export function ListMuseum() {
  return (
    <BugMuseum
      title="The first click that checks too much"
      fault="The classic list remembers the last row that was clicked and checks all rows between it and the next Shift-click. Before any click there is no last row, so the very first Shift-click checks its row and everything below. It can also only ever check, never uncheck."
      remedy="Fixed: a range needs a first row that is still visible; without one, a Shift-click is an ordinary click. The whole range takes the state of the row you clicked, on or off."
      classic={<ListTrial trial={CLASSIC} />}
      fixed={<ListTrial trial={FIXED} />}
    />
  );
}
