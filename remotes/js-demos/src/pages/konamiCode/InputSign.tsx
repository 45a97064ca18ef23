import { INPUT_SIGNS, type Input } from './code';

const TURNS: Readonly<Partial<Record<Input, number>>> = { up: 0, right: 90, down: 180, left: 270 };

/** An arrow that looks the same in all four directions, or a letter. Fonts often draw only two of the arrows. */
export function InputSign({ input }: { input: Input }) {
  const degrees = TURNS[input];
  if (degrees === undefined) return INPUT_SIGNS[input];
  return (
    <svg viewBox="-12 -12 24 24" width="1.1em" height="1.1em" aria-hidden="true" focusable="false">
      <path
        d="M0 9V-8M-7 -1.5L0 -8.5L7 -1.5"
        transform={`rotate(${degrees})`}
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
      />
    </svg>
  );
}
