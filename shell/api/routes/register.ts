import { randomUUID } from 'node:crypto';
import type { Account, TakenField } from '../accounts/accountStore';
import { CREDENTIAL_NAMES, type CredentialName, findCredentialFaults } from '../accounts/credentialRules';
import type { Call } from '../requests/Call';
import { parseFields, parseText, readJsonBody } from '../requests/readJsonBody';
import { RequestFault } from '../requests/RequestFault';
import { findAdminRight, refuseAdmin } from './adminRight';
import { respondSignedIn } from './respondSignedIn';
import type { Services } from './Services';

const TAKEN_TEXTS: Readonly<Record<TakenField, string>> = {
  email: 'There is already an account with this email.',
  username: 'This username is taken.',
};

/** An estimate: after a deployment, the owner creates the first account within minutes. */
const NOT_OPEN_SECONDS = 600;

/**
 * `POST /api/authentication/register/{isAdmin}`.
 *
 * @param isAdminWanted - from the path; the body must contain the same value, and neither grants any right
 */
export async function register(call: Call, services: Services, isAdminWanted: boolean): Promise<Response> {
  const { request, address, signal } = call;
  const { accounts, passwords, limiter, bootstrapToken, now } = services;
  await limiter.count('registerByAddress', address);
  const values = await parseRegistration(call, isAdminWanted);
  const right = isAdminWanted ? await findAdminRight(request, services) : null;
  // The first account is reserved for the admin: an earlier visitor would invalidate the token for it.
  if (right === null && bootstrapToken !== undefined && (await accounts.isEmpty()))
    throw new RequestFault(503, 'NO_ADMIN_YET', 'Sign-up is not open yet. Please come back later.', {
      retryAfterSeconds: NOT_OPEN_SECONDS,
    });

  refuseTaken(await accounts.findTaken(values));
  const { password, ...details } = values;
  const passwordHash = await passwords.hash(password, { share: address, signal });
  const account: Account = { ...details, id: randomUUID(), passwordHash, isAdmin: right !== null };
  const add = right === 'first-account' ? accounts.addFirst : accounts.add;
  if (!(await add(account, new Date(now())))) {
    refuseTaken(await accounts.findTaken(account));
    throw refuseAdmin();
  }
  return respondSignedIn(request, services, account, { status: 201 });
}

async function parseRegistration(
  call: Call,
  isAdminWanted: boolean,
): Promise<Record<CredentialName, string>> {
  const fields = parseFields(await readJsonBody(call), [...CREDENTIAL_NAMES, 'isAdmin'] as const);
  if (fields.isAdmin !== (isAdminWanted ? 1 : 0))
    throw new RequestFault(400, 'BAD_BODY', 'isAdmin differs from the path. Send 0 or 1, as in the path.');
  const values = {
    name: parseText('name', fields.name).normalize('NFC').trim(),
    email: parseText('email', fields.email).trim(),
    username: parseText('username', fields.username).normalize('NFC').trim(),
    password: parseText('password', fields.password),
  };
  const faults = findCredentialFaults(values);
  if (Object.keys(faults).length > 0)
    throw new RequestFault(400, 'BAD_FIELDS', 'Some fields are not right. Correct them and try again.', {
      fields: faults,
    });
  return values;
}

function refuseTaken(taken: readonly TakenField[]): void {
  if (taken.length === 0) return;
  const fields = Object.fromEntries(taken.map((name) => [name, TAKEN_TEXTS[name]]));
  throw new RequestFault(409, 'TAKEN', Object.values(fields).join(' '), { fields });
}
