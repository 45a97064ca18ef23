/** Turns pointer events into points on the sheet. */
export interface MuseumPen {
  down(x: number, y: number): void;
  move(x: number, y: number): void;
  /** The pointer crosses the edge of the sheet with its button down. */
  leave(): void;
  up(): void;
  getLines(): readonly (readonly (readonly [number, number])[])[];
}

/** The classic pen only paints while moving, and a stroke ends at the edge of the sheet. */
export function createClassicPen(): MuseumPen {
  const lines: [number, number][][] = [];
  let last: [number, number] | null = null;
  return {
    down(x, y) {
      last = [x, y];
      lines.push([]);
    },
    move(x, y) {
      if (last === null) return;
      const line = lines.at(-1);
      if (line?.length === 0) line.push(last);
      line?.push([x, y]);
      last = [x, y];
    },
    leave() {
      last = null;
    },
    up() {
      last = null;
    },
    getLines: () => lines.filter((line) => line.length > 0),
  };
}

/** The fixed pen paints a dot where it touches, and captures the pointer until it is lifted. */
export function createFixedPen(): MuseumPen {
  const lines: [number, number][][] = [];
  let isDown = false;
  return {
    down(x, y) {
      isDown = true;
      lines.push([[x, y]]);
    },
    move(x, y) {
      if (isDown) lines.at(-1)?.push([x, y]);
    },
    leave() {},
    up() {
      isDown = false;
    },
    getLines: () => lines,
  };
}
