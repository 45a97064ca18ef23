import { Button } from '@portfolio/design';
import { useStore } from '@portfolio/kit';
import { StyledHint, StyledStack, useAnnounce } from '@portfolio/kit/demo';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { DEFAULT_KEYS } from './drumLoopFile';
import type { DrumMachine } from './drumMachine';
import { readKey, remap } from './findPad';
import { StyledKeyChoice, StyledKeyChoices, StyledKeyField } from './KeySettings.styles';
import { PADS, type PadName } from './pads';

/**
 * Gives each pad another letter or digit: choose a pad, press the key. The key is pressed in a text field, because
 * screen readers take letters for their own commands on a button, but not in a field.
 */
export function KeySettings({ machine }: { machine: DrumMachine }) {
  const announce = useAnnounce();
  const hintId = useId();
  const { keys } = useStore(machine, ({ settings }) => settings);
  const [waitingFor, setWaitingFor] = useState<PadName | null>(null);
  const choiceRef = useRef<HTMLButtonElement>(null);

  /** The field goes when it loses the focus. */
  const stopWaiting = () => choiceRef.current?.focus();

  function assign(pad: PadName, letter: string) {
    const result = remap(keys, pad, letter);
    if (result.isTaken) {
      announce(`${letter} already plays ${result.by}. Press another letter or digit, or Escape.`, 'problem');
      return;
    }
    machine.changeSettings({ keys: result.keys });
    stopWaiting();
    announce(`${letter} now plays ${pad}.`);
  }

  function handleKeyDown(event: KeyboardEvent, pad: PadName) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') {
      stopWaiting();
      announce(`${pad} keeps ${keys[pad]}.`);
      return;
    }
    const letter = readKey(event);
    if (letter === null) return;
    // It must not be typed as well.
    event.preventDefault();
    assign(pad, letter);
  }

  /** On-screen keyboards and voice control type a letter without saying which key was pressed. */
  function handleType(text: string, pad: PadName) {
    const letter = readKey({ key: text, code: '' });
    if (letter !== null) assign(pad, letter);
  }

  return (
    <StyledStack>
      <StyledHint id={hintId}>
        {waitingFor === null
          ? 'Choose a pad, then press the letter or digit that should play it.'
          : `Press the letter or digit that should play ${waitingFor}. Escape keeps ${keys[waitingFor]}.`}
      </StyledHint>
      <StyledKeyChoices role="list" aria-label="Keys for the pads">
        {PADS.map(({ name }) => (
          <li key={name}>
            <StyledKeyChoice
              type="button"
              data-waiting={waitingFor === name || undefined}
              onClick={({ currentTarget }) => {
                choiceRef.current = currentTarget;
                setWaitingFor(name);
              }}
            >
              <span>{name}</span>
              <kbd>{keys[name]}</kbd>
            </StyledKeyChoice>
            {waitingFor === name && (
              <StyledKeyField
                autoFocus
                aria-label={`${name}, new key`}
                aria-describedby={hintId}
                placeholder="new key"
                value=""
                maxLength={1}
                autoComplete="off"
                onKeyDown={(event) => handleKeyDown(event, name)}
                onChange={({ target }) => handleType(target.value, name)}
                onBlur={({ currentTarget }) => {
                  // While another window has the focus, the field is still the active element and goes on waiting.
                  if (document.activeElement !== currentTarget) setWaitingFor(null);
                }}
              />
            )}
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
