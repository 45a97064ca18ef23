import { createHash, timingSafeEqual } from 'node:crypto';
import { RequestFault } from '../requests/RequestFault';
import type { Services } from './Services';

/** The right of a request to create an admin: the token of an admin, or the token for the first account. */
export type AdminRight = 'admin' | 'first-account';

/**
 * Determines by what right a request asks for an admin account. Only the Authorization header counts; DECISIONS 19.
 *
 * @throws {RequestFault} status 403
 */
export async function findAdminRight(request: Request, services: Services): Promise<AdminRight> {
  const { accounts, tokens, bootstrapToken } = services;
  const bearer = findBearer(request);
  if (bearer === undefined) throw refuseAdmin();
  if (bootstrapToken !== undefined && isSame(bearer, bootstrapToken)) {
    if (await accounts.isEmpty()) return 'first-account';
    throw refuseAdmin();
  }
  const id = await tokens.findAccountId(bearer);
  // The account's current role decides, not the one when its token was issued.
  const account = id === null ? undefined : await accounts.findById(id);
  if (account?.isAdmin !== true) throw refuseAdmin();
  return 'admin';
}

/** The token in the Authorization header. */
export function findBearer(request: Request): string | undefined {
  return /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
}

export function refuseAdmin(): RequestFault {
  return new RequestFault(
    403,
    'ADMIN_ONLY',
    'Only an admin can create an admin account. Sign in as one first.',
  );
}

function isSame(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}
