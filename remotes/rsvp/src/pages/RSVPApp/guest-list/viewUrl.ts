import type { GuestFilter, GuestSort, GuestView } from './guestView';
import { DEFAULT_VIEW, GUEST_FILTERS, GUEST_SORTS } from './guestView';

const PARAMETERS = { status: 'status', search: 'q', sort: 'sort' } as const;

function isGuestFilter(value: string | null): value is GuestFilter {
  return value !== null && Object.hasOwn(GUEST_FILTERS, value);
}

function isGuestSort(value: string | null): value is GuestSort {
  return value !== null && Object.hasOwn(GUEST_SORTS, value);
}

/** Parses a view from a query string; unknown values become defaults. */
export function toView(query: string): GuestView {
  const parameters = new URLSearchParams(query);
  const status = parameters.get(PARAMETERS.status);
  const sort = parameters.get(PARAMETERS.sort);
  return {
    status: isGuestFilter(status) ? status : DEFAULT_VIEW.status,
    search: parameters.get(PARAMETERS.search) ?? DEFAULT_VIEW.search,
    sort: isGuestSort(sort) ? sort : DEFAULT_VIEW.sort,
  };
}

export function hasView(query: string): boolean {
  const parameters = new URLSearchParams(query);
  return Object.values(PARAMETERS).some((name) => parameters.has(name));
}

/** The query string with the view in it: defaults are left out, other parameters are kept. */
export function toQuery(view: GuestView, query: string): string {
  const parameters = new URLSearchParams(query);
  for (const key of ['status', 'search', 'sort'] as const) {
    const name = PARAMETERS[key];
    if (view[key] === DEFAULT_VIEW[key]) parameters.delete(name);
    else parameters.set(name, view[key]);
  }
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}
