import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};
const getText = () => (/mac|iphone|ipad/i.test(navigator.platform) ? '⌘ K' : 'Ctrl K');
const getServerText = () => '';

/** The keys of the palette as this device's keyboard has them; empty on the server and while hydrating. */
export function useShortcutText(): string {
  return useSyncExternalStore(subscribe, getText, getServerText);
}
