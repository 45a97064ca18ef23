import { toEmailKey } from '../accounts/credentialRules';
import { toDeviceKey } from '../accounts/deviceStore';
import type { Call } from '../requests/Call';
import { findCookie, API_COOKIES } from '../requests/cookies';
import { parseFields, parseText, readJsonBody } from '../requests/readJsonBody';
import { RequestFault } from '../requests/RequestFault';
import { respondSignedIn } from './respondSignedIn';
import type { Services } from './Services';

/** No stored password is longer, so hashing more would be wasted work. */
const MAX_LENGTH = 200;

/** From this many failures on, the owner is notified when signing in: more than forgetting a password explains. */
const NOTICE_FROM = 10;

/**
 * `POST /api/authentication/login`. An unknown email and a wrong password run the same code and get the same response.
 *
 * No number of failures locks an account: attempts are counted by account and address block together, and separately
 * for browsers that have signed in before. Instead, the owner is shown the number of failures.
 */
export async function login(call: Call, services: Services): Promise<Response> {
  const { request, signal } = call;
  const { accounts, passwords, limiter } = services;
  const fields = parseFields(await readJsonBody(call), ['email', 'password']);
  const email = parseText('email', fields.email);
  const password = parseText('password', fields.password);
  const isImpossible = email.length > MAX_LENGTH || password.length > MAX_LENGTH || email.includes('\0');
  const key = toEmailKey(email);
  const place = await countAttempt(call, isImpossible ? '' : key, services);
  if (isImpossible) throw refuse();

  const account = await accounts.findByEmail(email);
  const turn = { share: place.share, signal };
  if (!(await passwords.verify(password, account?.passwordHash, turn)) || account === undefined) {
    await limiter.noteFailure(key);
    throw refuse();
  }
  await limiter.forget(place.limit, place.who);
  if (passwords.isOutdated(account.passwordHash))
    await accounts.setPasswordHash(account.id, await passwords.hash(password, turn));
  const failedAttempts = await limiter.takeFailures(key);
  return respondSignedIn(request, services, account, {
    status: 200,
    auth: true,
    ...(failedAttempts >= NOTICE_FROM && { failedAttempts }),
  });
}

interface Place {
  /** The line of the password queue in which the attempt waits. */
  share: string;
  limit: 'loginByDevice' | 'loginByAccount';
  who: string;
}

/** Counts an attempt by its origin before it is made. */
async function countAttempt({ request, address }: Call, key: string, services: Services): Promise<Place> {
  const { devices, limiter } = services;
  const device = findCookie(request, API_COOKIES.device);
  if (device !== undefined && (await devices.isKnown(device, key))) {
    const who = `${key} ${toDeviceKey(device)}`;
    // Each known browser has its own line in the password queue, and its own count is cleared by each success. Without
    // this limit, many of them could keep the queue full. First, so that its refusals do not count against the browser.
    await limiter.count('loginByDeviceAddress', address);
    await limiter.count('loginByDevice', who);
    return { share: `device ${toDeviceKey(device)}`, limit: 'loginByDevice', who };
  }
  const who = `${key} ${address}`;
  await limiter.count('loginByAddress', address);
  await limiter.count('loginByAccount', who);
  return { share: address, limit: 'loginByAccount', who };
}

function refuse(): RequestFault {
  return new RequestFault(401, 'WRONG_CREDENTIALS', 'The email or password is wrong.');
}
