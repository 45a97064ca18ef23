/** WebDriver's codes for keys that type no character. */
const KEYS: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  Space: ' ',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** Longer than any command takes on a busy machine. */
const COMMAND_TIMEOUT_MS = 120_000;

/** A WebDriver session (https://www.w3.org/TR/webdriver2/), limited to what the journeys need. */
export interface WebDriverSession {
  version: string;
  send<Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Value>;
}

/** Opens a session with the driver at this URL. */
export async function openSession(driverUrl: string, capabilities: object): Promise<WebDriverSession> {
  const { sessionId, capabilities: given } = await sendCommand<{
    sessionId: string;
    capabilities: { browserVersion: string };
  }>('POST', `${driverUrl}/session`, { capabilities: { alwaysMatch: capabilities } });
  return {
    version: given.browserVersion,
    send: (method, path, body) => sendCommand(method, `${driverUrl}/session/${sessionId}${path}`, body),
  };
}

async function sendCommand<Value>(method: string, url: string, body?: object): Promise<Value> {
  const response = await fetch(url, {
    method,
    signal: AbortSignal.timeout(COMMAND_TIMEOUT_MS),
    ...(body && { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } };
  if (!response.ok)
    throw new Error(`${method} ${new URL(url).pathname} failed: ${value.error}. ${value.message}`);
  return value;
}

/** Actions for pressing a combination of keys, for `POST /actions`. */
export function toPress(keys: string): object {
  const values = keys.split('+').map((name) => KEYS[name] ?? name);
  return toKeyActions([
    ...values.map((value) => ({ type: 'keyDown', value })),
    ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
  ]);
}

/** Actions for typing a text, for `POST /actions`. */
export function toTyping(text: string): object {
  return toKeyActions(
    [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  );
}

const toKeyActions = (actions: readonly object[]) => ({
  actions: [{ type: 'key', id: 'keyboard', actions }],
});

/** Actions for dragging the mouse, for `POST /actions`. */
export function toDrag([first, ...rest]: readonly { x: number; y: number }[]): object {
  const toMove = (place?: object) => ({ type: 'pointerMove', duration: 0, origin: 'viewport', ...place });
  const actions = [
    toMove(first),
    { type: 'pointerDown', button: 0 },
    ...rest.map(toMove),
    { type: 'pointerUp', button: 0 },
  ];
  return { actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }] };
}
