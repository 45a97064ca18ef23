/** On `<html>`: where events of loads are sent; absent where they stay in the browser. */
export const EVENTS_ATTRIBUTE = 'data-events';

/** Where events are sent; empty for nowhere. */
export function getEventsUrl({ documentElement }: Document = document): string {
  return documentElement.getAttribute(EVENTS_ATTRIBUTE) ?? '';
}
