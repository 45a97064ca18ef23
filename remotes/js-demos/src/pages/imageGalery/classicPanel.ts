/** A panel of the classic gallery: two classes toggled by two different events. */
export interface ClassicPanel {
  isOpen: boolean;
  hasWords: boolean;
}

export const CLOSED: ClassicPanel = { isOpen: false, hasWords: false };

/** A click toggles the first class. */
export function clickClassic({ isOpen, hasWords }: ClassicPanel): ClassicPanel {
  return { isOpen: !isOpen, hasWords };
}

/** The end of a transition toggles the second class, whatever the state of the first. */
export function endClassic({ isOpen, hasWords }: ClassicPanel): ClassicPanel {
  return { isOpen, hasWords: !hasWords };
}

/** The fixed panel has one state, from which the visibility of its words is derived. */
export function clickFixed({ isOpen }: ClassicPanel): ClassicPanel {
  return { isOpen: !isOpen, hasWords: !isOpen };
}
