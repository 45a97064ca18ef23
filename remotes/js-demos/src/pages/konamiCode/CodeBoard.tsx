import { Button, Checkbox, RadioGroup } from '@portfolio/design';
import { isTypingTarget, useStore } from '@portfolio/kit';
import { DemoPanel, StyledHint, StyledPanels, StyledStack, useAnnounce } from '@portfolio/kit/demo';
import { useEffect, useEffectEvent, useState } from 'react';
import { hasOverlay } from '../../demo/hasOverlay';
import { CODE, INPUT_NAMES, readInput, type Input } from './code';
import { LEVELS, createCodeLock } from './codeLock';
import { CodePad } from './CodePad';
import { CodeProgress } from './CodeProgress';
import { Redlines } from './Redlines';

const PATIENCE_OPTIONS = [
  { value: '5000', label: '5 s' },
  { value: '15000', label: '15 s' },
  { value: 'never', label: 'No limit' },
] as const;

/** Says whether arrow keys change the value of an element, and so are not meant for the code. */
const hasArrowKeys = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && ['radio', 'range'].includes(target.type);

function describeNext(entered: number): string {
  const next = CODE[entered];
  return next === undefined ? '' : `Next: ${INPUT_NAMES[next]}.`;
}

/** The ways to enter the code, and the reward. */
export function CodeBoard() {
  const announce = useAnnounce();
  const [lock] = useState(createCodeLock);
  const { isListening, entered, level, patienceMs } = useStore(lock, (state) => state);
  const [hasHint, setHasHint] = useState(false);

  function enter(input: Input, isKey = false) {
    const before = lock.get().entered;
    const outcome = lock.enter(input);
    if (outcome === 'complete') {
      announce(`The code is right. Redlines measure ${LEVELS[lock.get().level - 1]}. Escape hides them.`);
      return;
    }
    const now = lock.get().entered;
    if (outcome === 'right' && !isKey)
      announce(`${now} of ${CODE.length}.${hasHint ? ` ${describeNext(now)}` : ''}`);
    // Arrow keys also scroll the page, so a key is announced only if it loses something.
    if (outcome === 'started over' && (!isKey || now < before))
      announce(`Not that one. ${now} of ${CODE.length}.`);
  }

  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (isTypingTarget(event.target) || hasArrowKeys(event.target)) return;
    // The default is never prevented: arrow keys keep scrolling the page.
    const input = readInput(event);
    if (input !== null && !hasOverlay()) enter(input, true);
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKeyDown(event);
    window.addEventListener('keydown', listener);
    const detach = lock.attach();
    return () => {
      window.removeEventListener('keydown', listener);
      detach();
    };
  }, [lock]);

  function handleHint() {
    setHasHint(!hasHint);
    if (!hasHint) announce(describeNext(entered));
  }

  function handleClose() {
    lock.hideRedlines();
    announce('The redlines are hidden.');
  }

  return (
    <StyledStack data-gap="6">
      <DemoPanel title="The code" needsScript>
        <StyledStack data-gap="6">
          <CodeProgress entered={entered} hasHint={hasHint} />
          <CodePad isDisabled={!isListening} onInput={(input) => enter(input)} />
        </StyledStack>
        <StyledPanels data-min-rem="14">
          <Checkbox
            label="Listen for the code"
            isChecked={isListening}
            onChange={(next) => lock.setListening(next)}
          />
          <RadioGroup
            label="Forget an unfinished code after"
            look="segments"
            value={patienceMs === null ? 'never' : patienceMs === 5000 ? '5000' : '15000'}
            options={PATIENCE_OPTIONS}
            onChange={(value) => lock.setPatience(value === 'never' ? null : Number(value))}
          />
          <StyledStack data-gap="2" style={{ justifyItems: 'start' }}>
            <Button category="border-sm" aria-pressed={hasHint} onClick={handleHint}>
              Show the hint
            </Button>
            <StyledHint>Ten inputs: eight arrows and two letters.</StyledHint>
          </StyledStack>
        </StyledPanels>
      </DemoPanel>
      {level > 0 && <Redlines level={level} onClose={handleClose} />}
    </StyledStack>
  );
}
