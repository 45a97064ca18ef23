import type { CSSProperties, ReactNode } from 'react';

interface PulseProps {
  /** The element from which the rings spread; empty for a plain dot. */
  children?: ReactNode;
  /** A modifier class that sets its own values for the properties. */
  modifier?: string;
  style?: CSSProperties;
  isPaused: boolean;
  isStill: boolean;
}

/** An element that pulses. The rings are decoration; the parent must say in words what they mark. */
export function Pulse({ children, modifier, style, isPaused, isStill }: PulseProps) {
  return (
    <span
      className={modifier === undefined ? 'pulseAnimation' : `pulseAnimation ${modifier}`}
      data-paused={isPaused || undefined}
      data-still={isStill || undefined}
      style={style}
    >
      <span className="pulseAnimation-ring" aria-hidden="true" />
      <span className="pulseAnimation-ring" aria-hidden="true" />
      <span className="pulseAnimation-ring" aria-hidden="true" />
      {children}
    </span>
  );
}
