import type { RefusalResponse } from '../../http/createServer';
import type { Refusal } from '../../http/refusals';
import { DatabaseOutage } from '../database/reportOutages';
import { RequestFault } from './RequestFault';

const HEADERS = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  Vary: 'Origin',
} as const;

/** A JSON response, never cached. */
export function toResponse(status: number, body: object, headers: Record<string, string> = {}): Response {
  return new Response(status === 204 ? null : JSON.stringify(body), {
    status,
    headers: { ...HEADERS, ...headers },
  });
}

/** The response to a request that was refused before it reached a route. */
export function toPlainResponse({ code, message }: Refusal): RefusalResponse {
  return { headers: HEADERS, body: JSON.stringify({ code, message }) };
}

/** The response to a request that failed. The cause is only revealed if it was refused on purpose. */
export function toFaultResponse(error: unknown): Response {
  if (error instanceof DatabaseOutage)
    return toFaultResponse(
      new RequestFault(503, 'UNAVAILABLE', 'The accounts cannot be reached just now. Please try again.', {
        retryAfterSeconds: 10,
      }),
    );
  if (!(error instanceof RequestFault))
    return toResponse(500, { code: 'INTERNAL', message: 'The server failed. Please try again.' });
  const { status, code, message, details } = error;
  const { fields, retryAfterSeconds } = details;
  const isLogin = code === 'WRONG_CREDENTIALS';
  return toResponse(
    status,
    // A refused login has the same fields as a successful one, without values. SPEC section 7.
    { ...(isLogin && { auth: false, user: null, token: null }), code, message, ...(fields && { fields }) },
    retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) },
  );
}
