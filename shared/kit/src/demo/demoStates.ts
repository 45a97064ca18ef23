/** The possible states of a demo that needs a device, a permission, the network or a browser API. */
export const DEMO_STATES = {
  idle: 'Idle',
  asking: 'Asking',
  running: 'Running',
  denied: 'Denied',
  missing: 'Missing',
  unsupported: 'Unsupported',
  offline: 'Offline',
  failed: 'Failed',
} as const;

export type DemoState = keyof typeof DEMO_STATES;

/** For demos with every state, in the order of the switch. */
export const ALL_STATES = Object.keys(DEMO_STATES) as readonly DemoState[];

/** The query parameter that forces a state: `?state=denied`. */
const STATE_PARAMETER = 'state';

/** Reads the state that a URL asks for, or null if it asks for none that the demo has. */
export function findForcedState<State extends DemoState>(
  search: string,
  states: readonly State[],
): State | null {
  const wanted = new URLSearchParams(search).get(STATE_PARAMETER);
  return states.find((state) => state === wanted) ?? null;
}

/** Writes a state to a URL's query, or removes it; the rest of the query is kept. */
export function writeForcedState(search: string, state: DemoState | null): string {
  const parameters = new URLSearchParams(search);
  if (state === null) parameters.delete(STATE_PARAMETER);
  else parameters.set(STATE_PARAMETER, state);
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}
