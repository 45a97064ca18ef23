/** What has drawn the follower's attention, and which of it last. */
export interface Attention<Link> {
  pointed: Link | null;
  focused: Link | null;
  latest: 'pointer' | 'focus';
}

export type Cause = 'pointer' | 'focus' | 'current';

export interface Choice<Link> {
  target: Link;
  cause: Cause;
}

export const NO_ATTENTION: Attention<never> = { pointed: null, focused: null, latest: 'pointer' };

export function point<Link>(attention: Attention<Link>, link: Link | null): Attention<Link> {
  return { ...attention, pointed: link, latest: link === null ? attention.latest : 'pointer' };
}

export function focus<Link>(attention: Attention<Link>, link: Link | null): Attention<Link> {
  return { ...attention, focused: link, latest: link === null ? attention.latest : 'focus' };
}

/**
 * Chooses what to follow. Of a pointer that rests on one link and a focus that is on another, the later one wins:
 * a mouse that was left lying must not hold the follower while someone tabs on. Without either, the current link.
 *
 * @returns null where there is nothing to follow
 */
export function chooseTarget<Link>(
  { pointed, focused, latest }: Attention<Link>,
  current: Link | null,
): Choice<Link> | null {
  const candidates: [Link | null, Cause][] = [
    [pointed, 'pointer'],
    [focused, 'focus'],
  ];
  if (latest === 'focus') candidates.reverse();
  candidates.push([current, 'current']);
  for (const [target, cause] of candidates) if (target !== null) return { target, cause };
  return null;
}
