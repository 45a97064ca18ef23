import { createContext, use } from 'react';

/** `problem` is for actions that did not happen, such as opening a refused file. */
export type AnnounceTone = 'done' | 'problem';

export type Announce = (text: string, tone?: AnnounceTone) => void;

export const AnnounceContext = createContext<Announce>(() => {});

/** Returns the function that writes to the demo's one status line, which screen readers announce. */
export function useAnnounce(): Announce {
  return use(AnnounceContext);
}
