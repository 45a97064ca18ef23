export interface Countdown {
  /** Starts counting; 0 s ends at once. A running count is cancelled. */
  start(seconds: number): void;
  cancel(): void;
}

interface CountdownPorts {
  /** Receives the seconds left, or null when the count is over or cancelled. */
  onTick(leftS: number | null): void;
  onEnd(): void;
}

export function createCountdown({ onTick, onEnd }: CountdownPorts): Countdown {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function count(leftS: number) {
    if (leftS <= 0) {
      onTick(null);
      onEnd();
      return;
    }
    onTick(leftS);
    timer = setTimeout(() => count(leftS - 1), 1000);
  }

  return {
    start(seconds) {
      clearTimeout(timer);
      count(seconds);
    },
    cancel() {
      clearTimeout(timer);
      onTick(null);
    },
  };
}
