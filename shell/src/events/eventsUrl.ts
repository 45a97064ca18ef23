/** On `<html>`: the URL to which load events are sent; absent if they stay in the browser. */
export const EVENTS_ATTRIBUTE = 'data-events';

/** The URL to which load events are sent; empty if they stay in the browser. */
export function getEventsUrl({ documentElement }: Document = document): string {
  return documentElement.getAttribute(EVENTS_ATTRIBUTE) ?? '';
}
