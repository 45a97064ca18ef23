import type { Point } from './aim';

/** The element under a pointer: a name, the panel, or neither. */
export type Over = { kind: 'name'; id: string } | { kind: 'panel' } | { kind: 'nothing' };

/** The interface of both menus in the museum. */
export interface PointedMenu {
  handlePointer(over: Over, at: Point, timeMs: number): void;
  getOpen(): string | null;
  dispose(): void;
}

/** The classic menu: a name opens as soon as the mouse touches it, wherever the mouse is going. */
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
