import { EVENTS_ATTRIBUTE } from '@portfolio/contract';

/** The URL to which load events are sent; empty if they stay in the browser. */
export function getEventsUrl({ documentElement }: Document = document): string {
  return documentElement.getAttribute(EVENTS_ATTRIBUTE) ?? '';
}
