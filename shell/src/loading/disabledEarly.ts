/** The value of `disabled` on buttons that the start script disables, which tells them from those of the page itself. */
export const DISABLED_EARLY = '1';
