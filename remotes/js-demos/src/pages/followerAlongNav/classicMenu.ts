import type { Point } from './aim';

/** What a pointer is over: a name, the panel, or neither. */
export type Over = { kind: 'name'; id: string } | { kind: 'panel' } | { kind: 'nothing' };

/** What both menus of the museum understand. */
export interface PointedMenu {
  handlePointer(over: Over, at: Point, timeMs: number): void;
  getOpen(): string | null;
  dispose(): void;
}

/** The classic menu: whatever name the mouse comes onto is open that instant, wherever the mouse is going. */
export function createClassicMenu(): PointedMenu {
  let open: string | null = null;
  return {
    handlePointer(over) {
      if (over.kind === 'name') open = over.id;
      if (over.kind === 'nothing') open = null;
    },
    getOpen: () => open,
    dispose() {},
  };
}
