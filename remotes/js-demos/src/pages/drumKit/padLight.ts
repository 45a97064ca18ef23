/** A pad's light in the museum: how a stroke turns it on, and how it goes out. */
export interface PadLight {
  strike(): void;
  dispose(): void;
}

interface LightPorts {
  setLit(isLit: boolean): void;
}

/**
 * The classic way: the light goes out when the browser reports the end of an animation. With animations off there is
 * no end to report. The caller passes on `transitionend`.
 */
export function createClassicLight({ setLit }: LightPorts): PadLight & { handleTransitionEnd(): void } {
  return {
    strike: () => setLit(true),
    handleTransitionEnd: () => setLit(false),
    dispose: () => {},
  };
}

/** The fixed way: a timer turns the light off, whether or not anything is animated. */
export function createTimedLight({ setLit }: LightPorts, litMs: number): PadLight {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    strike() {
      setLit(true);
      clearTimeout(timer);
      timer = setTimeout(() => setLit(false), litMs);
    },
    dispose: () => clearTimeout(timer),
  };
}
