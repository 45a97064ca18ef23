import { toResponse } from '../requests/responses';
import type { Call } from '../requests/Call';
import { addCookie, findCookie, API_COOKIES } from '../requests/cookies';
import { findBearer } from './adminRight';
import type { Services } from './Services';

/** `POST /api/authentication/logout`: revokes the token in the cookie or in the Authorization header. */
export async function logout({ request }: Call, { tokens }: Services): Promise<Response> {
  const token = findBearer(request) ?? findCookie(request, API_COOKIES.session);
  if (token !== undefined) await tokens.revoke(token);
  const response = toResponse(204, {});
  addCookie(response, request, API_COOKIES.session, '', 0);
  return response;
}
