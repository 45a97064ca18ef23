/**
 * The cookies of the functions. The prefix makes browsers refuse them from other hosts and from plain connections; no
 * script can read them.
 */
export const FUNCTION_COOKIES = {
  /** The token of the account that is signed in. */
  session: '__Host-session',
  /** Tells a browser that has signed in before from a stranger's. */
  device: '__Host-device',
} as const;

type FunctionCookie = (typeof FUNCTION_COOKIES)[keyof typeof FUNCTION_COOKIES];

/** The value that the browser sent; undefined where it has none. */
export function findCookie(request: Request, name: FunctionCookie): string | undefined {
  const pairs = request.headers.get('cookie')?.split(';') ?? [];
  const start = `${name}=`;
  return pairs
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(start))
    ?.slice(start.length);
}

/** Adds a cookie to an answer; a lifetime of 0 deletes it. */
export function addCookie(response: Response, name: FunctionCookie, value: string, lifetimeMs: number): void {
  const attributes = `Path=/; Max-Age=${Math.floor(lifetimeMs / 1000)}; HttpOnly; Secure; SameSite=Strict`;
  response.headers.append('Set-Cookie', `${name}=${value}; ${attributes}`);
}
