import { createContext, use } from 'react';

/** `problem` is for what did not happen, such as a refused file. */
export type AnnounceTone = 'done' | 'problem';

export type Announce = (text: string, tone?: AnnounceTone) => void;

export const AnnounceContext = createContext<Announce>(() => {});

/** Returns the function that writes into the demo's one status line, which screen readers read out. */
export function useAnnounce(): Announce {
  return use(AnnounceContext);
}
