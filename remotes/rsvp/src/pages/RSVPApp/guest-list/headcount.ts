import type { Guest } from './guest';
import type { GuestFilter } from './guestView';
import { isInFilter } from './guestView';

/** A number of invitations, and of the people invited by them. */
export interface Count {
  guests: number;
  people: number;
}

/** A count for each choice of the filter. */
export type Headcount = Readonly<Record<GuestFilter, Count>>;

export function countGuests(guests: readonly Guest[]): Headcount {
  const counts = {
    all: { guests: 0, people: 0 },
    answered: { guests: 0, people: 0 },
    pending: { guests: 0, people: 0 },
    yes: { guests: 0, people: 0 },
    no: { guests: 0, people: 0 },
  };
  const filters = Object.keys(counts) as (keyof typeof counts)[];
  for (const { status, partySize } of guests) {
    for (const filter of filters) {
      if (!isInFilter(status, filter)) continue;
      counts[filter].guests += 1;
      counts[filter].people += partySize;
    }
  }
  return counts;
}

/** How the places of a room are taken. All values are numbers of people. */
export interface Seating {
  coming: number;
  waiting: number;
  /** Places left for those who have not replied, never below zero. */
  free: number;
  /** People coming beyond the capacity. */
  over: number;
  /** People beyond the capacity if everyone who has not replied comes. */
  overIfAllCome: number;
}

export function toSeating(counts: Headcount, capacity: number): Seating {
  const coming = counts.yes.people;
  const waiting = counts.pending.people;
  return {
    coming,
    waiting,
    free: Math.max(0, capacity - coming),
    over: Math.max(0, coming - capacity),
    overIfAllCome: Math.max(0, coming + waiting - capacity),
  };
}
