import type { Account } from '../accounts/accountStore';
import { DEVICE_LIFETIME_MS } from '../accounts/deviceStore';
import { toResponse } from '../requests/responses';
import { addCookie, findCookie, API_COOKIES } from '../requests/cookies';
import { isOwnPage } from '../requests/origins';
import { withoutSignature } from '../tokens/createTokens';
import { TOKEN_LIFETIME_MS } from '../tokens/lifetime';
import type { Services } from './Services';
import { toUser } from './toUser';

/**
 * Responds with user and token. A page of the API's own origin gets the session as a cookie that scripts cannot read,
 * and the token without its signature; pages of other origins have no such cookie and get the whole token.
 */
export async function respondSignedIn(
  request: Request,
  { tokens, devices }: Services,
  account: Account,
  { status, ...body }: { status: number; auth?: true; failedAttempts?: number },
): Promise<Response> {
  const token = await tokens.create(account);
  const user = toUser(account);
  if (!isOwnPage(request)) return toResponse(status, { ...body, user, token });

  const response = toResponse(status, { ...body, user, token: withoutSignature(token) });
  const device = await devices.remember(findCookie(request, API_COOKIES.device), account);
  // The cookie of an earlier session is about to be replaced; a copy of it must not outlive it.
  const earlier = findCookie(request, API_COOKIES.session);
  if (earlier !== undefined) await tokens.revoke(earlier);
  addCookie(response, request, API_COOKIES.session, token, TOKEN_LIFETIME_MS);
  addCookie(response, request, API_COOKIES.device, device, DEVICE_LIFETIME_MS);
  return response;
}
