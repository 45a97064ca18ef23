/** A panel of the classic gallery: two classes that are switched over by two different events. */
export interface ClassicPanel {
  isOpen: boolean;
  hasWords: boolean;
}

export const CLOSED: ClassicPanel = { isOpen: false, hasWords: false };

/** A click switches the one class over. */
export function clickClassic({ isOpen, hasWords }: ClassicPanel): ClassicPanel {
  return { isOpen: !isOpen, hasWords };
}

/** The end of a transition switches the other over, whatever the first one is by then. */
export function endClassic({ isOpen, hasWords }: ClassicPanel): ClassicPanel {
  return { isOpen, hasWords: !hasWords };
}

/** The fixed panel has one state; its words follow from it. */
export function clickFixed({ isOpen }: ClassicPanel): ClassicPanel {
  return { isOpen: !isOpen, hasWords: !isOpen };
}
