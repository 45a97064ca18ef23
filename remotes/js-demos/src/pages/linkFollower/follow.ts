/** The links under the pointer and in focus, and which came last. */
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
 * Chooses the link to follow. If the pointer rests on one link and another has the focus, the later one wins: a mouse
 * left lying on a link must not hold the follower while someone tabs on. Without either, the current link.
 *
 * @returns null if there is nothing to follow
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
