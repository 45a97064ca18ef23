/** A valid sign-up. */
export const ADA = {
  name: 'Ada',
  email: 'ada@example.com',
  username: 'ada',
  password: 'Correct-horse-7!',
  isAdmin: 0,
};

export interface ApiResponse {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
}

/** Posts JSON as plain text, as the browser does. */
export async function post(
  url: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<ApiResponse> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'text/plain', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
  };
}

export const register = (url: string, body: unknown, headers?: Record<string, string>, flag = 0) =>
  post(url, `/api/authentication/register/${flag}`, body, headers);

export const login = (url: string, body: unknown, headers?: Record<string, string>) =>
  post(url, '/api/authentication/login', body, headers);

export const logout = (url: string, headers?: Record<string, string>) =>
  post(url, '/api/authentication/logout', '', headers);
