import { useRef, type PointerEvent } from 'react';
import { INPUT_NAMES, type Input } from './code';
import { StyledCross, StyledLetters, StyledPadButton, StyledPadSurface, StyledSwipe } from './CodePad.styles';
import { InputSign } from './InputSign';
import { readSwipe } from './swipe';

const CROSS: readonly Input[] = ['up', 'left', 'right', 'down'];
const LETTERS: readonly Input[] = ['b', 'a'];

export interface CodePadProps {
  isDisabled: boolean;
  onInput: (input: Input) => void;
}

/** The code without a keyboard: buttons, and an area to swipe on. */
export function CodePad({ isDisabled, onInput }: CodePadProps) {
  const startRef = useRef<{ x: number; y: number } | null>(null);

  function handlePointerDown({ clientX, clientY, currentTarget, pointerId }: PointerEvent<HTMLElement>) {
    startRef.current = { x: clientX, y: clientY };
    currentTarget.setPointerCapture(pointerId);
  }

  function handlePointerUp({ clientX, clientY }: PointerEvent) {
    const input = startRef.current === null ? null : readSwipe(startRef.current, { x: clientX, y: clientY });
    startRef.current = null;
    if (input !== null && !isDisabled) onInput(input);
  }

  const button = (input: Input) => (
    <StyledPadButton
      key={input}
      type="button"
      disabled={isDisabled}
      aria-label={INPUT_NAMES[input]}
      style={{ gridArea: input }}
      onClick={() => onInput(input)}
    >
      <InputSign input={input} />
    </StyledPadButton>
  );

  return (
    <StyledPadSurface>
      <StyledCross role="group" aria-label="Directions">
        {CROSS.map(button)}
      </StyledCross>
      {/* Swiping is an alternative to the buttons, so the area has no role. */}
      <StyledSwipe
        aria-hidden="true"
        onPointerDown={handlePointerDown}
        onPointerUp={handlePointerUp}
        onPointerCancel={() => {
          startRef.current = null;
        }}
      >
        or swipe here
      </StyledSwipe>
      <StyledLetters role="group" aria-label="Letters">
        {LETTERS.map(button)}
      </StyledLetters>
    </StyledPadSurface>
  );
}
