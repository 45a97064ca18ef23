/** Mocks `fetch` with the given responses and records its calls. */
export function respondToCalls(...responses: (() => Promise<Response>)[]) {
  const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();
  for (const response of responses) fetchMock.mockImplementationOnce(response);
  Object.assign(globalThis, { fetch: fetchMock });
  return fetchMock;
}

/** A JSON response, with only the members that are read, because not every environment has `Response`. */
export const json = (status: number, body: unknown) => () =>
  Promise.resolve({
    ok: status >= 200 && status < 300,
    status,
    json: () => Promise.resolve(body),
  } as Response);

export const malformed = () =>
  Promise.resolve({ ok: true, json: () => Promise.reject(new SyntaxError('Unexpected <')) } as Response);

export const offline = () => Promise.reject(new TypeError('Failed to fetch'));

export const timeout = () => Promise.reject(new DOMException('The time is up.', 'TimeoutError'));
