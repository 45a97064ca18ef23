import { useEffect, useState } from 'react';
import { onScrollFrame } from './onScrollFrame';

/** A heading counts as reached in the upper third of the window. */
const REACHED_SHARE = 0.33;
const END_TOLERANCE_PX = 4;

function findCurrent(ids: readonly string[]): string | undefined {
  const { scrollHeight } = document.documentElement;
  const isScrolled = window.scrollY > 0;
  if (isScrolled && window.scrollY + window.innerHeight >= scrollHeight - END_TOLERANCE_PX) return ids.at(-1);
  return ids.findLast((id) => {
    const heading = document.getElementById(id);
    return heading !== null && heading.getBoundingClientRect().top <= window.innerHeight * REACHED_SHARE;
  });
}

/**
 * Follows which heading the reader has reached.
 *
 * @param idList - the headings' ids in reading order, joined by spaces
 * @returns one of the ids, or undefined above the first
 */
export function useCurrentHeading(idList: string): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const ids = idList.split(' ');
    return onScrollFrame(() => setCurrent(findCurrent(ids)));
  }, [idList]);

  return current;
}
