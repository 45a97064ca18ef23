/**
 * Set on the slot of a page until its first frame has been painted. Styles leave out of that frame what is far below the
 * first screen, so that a navigation does not wait for it.
 */
export const ARRIVING_ATTRIBUTE = 'data-arriving';
