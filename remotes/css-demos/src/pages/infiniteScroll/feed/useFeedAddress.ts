import { useEffect, useEffectEvent, useRef } from 'react';
import { findLength } from './lengths';

const PARAMETER = 'at';
const URL_DELAY_MS = 300;

/** The query string with the reading position in it, or without one. */
function toFeedQuery(query: string, place: number | null): string {
  const parameters = new URLSearchParams(query);
  if (place === null) parameters.delete(PARAMETER);
  else parameters.set(PARAMETER, String(place));
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

function findPlaceInQuery(query: string): number | undefined {
  return findLength(new URLSearchParams(query).get(PARAMETER));
}

/**
 * Keeps the reading position in the address, so that a reload and the back button return to the same length.
 *
 * @param place - null while the feed is not being read
 * @param onArrive - called with the position from the address
 */
export function useFeedAddress(place: number | null, onArrive: (place: number) => void) {
  /** The position in the address, as last read or written here. */
  const knownPlace = useRef<number | undefined>(undefined);
  const arrive = useEffectEvent(() => {
    const wanted = findPlaceInQuery(window.location.search);
    knownPlace.current = wanted;
    if (wanted !== undefined) onArrive(wanted);
  });

  useEffect(() => {
    arrive();
    const handlePopState = () => {
      // A link to a part of this page also triggers popstate, and must not move the reader back.
      if (findPlaceInQuery(window.location.search) !== knownPlace.current) arrive();
    };
    window.addEventListener('popstate', handlePopState);
    return () => window.removeEventListener('popstate', handlePopState);
  }, []);

  const hasBeenRead = useRef(false);
  useEffect(() => {
    if (place !== null) hasBeenRead.current = true;
    // The position from the address has not been reached yet: it must not be removed from the address.
    if (!hasBeenRead.current) return;
    const { pathname } = window.location;
    const timer = setTimeout(() => {
      const { location, history } = window;
      const query = toFeedQuery(location.search, place);
      if (location.pathname !== pathname || query === location.search) return;
      history.replaceState(history.state, '', `${location.pathname}${query}${location.hash}`);
      knownPlace.current = place ?? undefined;
    }, URL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [place]);
}
