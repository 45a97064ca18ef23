import { Button } from '@portfolio/design';
import { useStore } from '@portfolio/kit';
import { StyledHint, StyledStack, useAnnounce } from '@portfolio/kit/demo';
import { useState, type KeyboardEvent } from 'react';
import { DEFAULT_KEYS } from './drumLoopFile';
import type { DrumMachine } from './drumMachine';
import { readKey, remap } from './findPad';
import { StyledKeyChoice, StyledKeyChoices } from './KeySettings.styles';
import { PADS, type PadName } from './pads';

/** Gives each pad another letter or digit: choose a pad, press the key. */
export function KeySettings({ machine }: { machine: DrumMachine }) {
  const announce = useAnnounce();
  const { keys } = useStore(machine, ({ settings }) => settings);
  const [waitingFor, setWaitingFor] = useState<PadName | null>(null);

  function handleKeyDown(event: KeyboardEvent) {
    if (waitingFor === null || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') {
      setWaitingFor(null);
      announce(`${waitingFor} keeps ${keys[waitingFor]}.`);
      return;
    }
    const letter = readKey(event);
    if (letter === null) return;
    // The key press is handled here; it must not play a pad as well.
    event.preventDefault();
    event.stopPropagation();
    const result = remap(keys, waitingFor, letter);
    if (result.isTaken) {
      announce(`${letter} already plays ${result.by}. Press another letter or digit, or Escape.`, 'problem');
      return;
    }
    machine.changeSettings({ keys: result.keys });
    setWaitingFor(null);
    announce(`${letter} now plays ${waitingFor}.`);
  }

  return (
    <StyledStack onKeyDown={handleKeyDown}>
      <StyledHint>Choose a pad, then press the letter or digit that should play it.</StyledHint>
      <StyledKeyChoices role="list" aria-label="Keys for the pads">
        {PADS.map(({ name }) => (
          <li key={name}>
            <StyledKeyChoice
              type="button"
              aria-pressed={waitingFor === name}
              onClick={({ currentTarget }) => {
                // Safari does not focus a clicked button, and the key press must arrive here.
                currentTarget.focus();
                setWaitingFor(waitingFor === name ? null : name);
              }}
              onBlur={() => setWaitingFor(null)}
            >
              <span>{name}</span>
              <kbd>{waitingFor === name ? 'press a key' : keys[name]}</kbd>
            </StyledKeyChoice>
          </li>
        ))}
      </StyledKeyChoices>
      <div>
        <Button
          category="text-sm"
          aria-disabled={PADS.every(({ name, key }) => keys[name] === key)}
          onClick={() => {
            machine.changeSettings({ keys: DEFAULT_KEYS });
            announce('The keys are A to L again.');
          }}
        >
          Back to A S D F G H J K L
        </Button>
      </div>
    </StyledStack>
  );
}
