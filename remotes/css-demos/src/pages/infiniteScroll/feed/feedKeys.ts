/** The target of a key in a feed: a number of articles on, or out of the feed. */
export type FeedStep = 1 | -1 | 'before' | 'after' | null;

interface Key {
  key: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

/** The keys of the APG's feed pattern. */
export function toFeedStep({ key, ctrlKey, altKey, metaKey, shiftKey }: Key): FeedStep {
  if (altKey || metaKey || shiftKey) return null;
  if (ctrlKey) {
    if (key === 'End') return 'after';
    return key === 'Home' ? 'before' : null;
  }
  if (key === 'PageDown') return 1;
  return key === 'PageUp' ? -1 : null;
}
