import { toEmailKey } from '../accounts/credentialRules';
import { toAnswer } from '../requests/answers';
import { parseFields, parseText, readJsonBody } from '../requests/readJsonBody';
import { RequestFault } from '../requests/RequestFault';
import type { Call, Services } from './Services';
import { toUser } from './toUser';

/** No stored password is longer, so hashing more would only be work for nothing. */
const MAX_LENGTH = 200;

/** `POST /api/authentication/login`. Unknown email and wrong password take the same way and give the same answer. */
export async function login({ request, address }: Call, services: Services): Promise<Response> {
  const { accounts, passwords, tokens, limiter } = services;
  await limiter.count('loginByAddress', address);
  const fields = parseFields(await readJsonBody(request), ['email', 'password']);
  const email = parseText('email', fields.email);
  const password = parseText('password', fields.password);
  if (email.length > MAX_LENGTH || password.length > MAX_LENGTH || email.includes('\0')) throw refuse();

  const key = toEmailKey(email);
  await limiter.count('loginByAccount', key);
  const account = await accounts.findByEmail(email);
  const isRight = await passwords.verify(password, account?.passwordHash);
  if (account === undefined || !isRight) throw refuse();

  await limiter.forget('loginByAccount', key);
  if (passwords.isOutdated(account.passwordHash))
    await accounts.setPasswordHash(account.id, await passwords.hash(password));
  return toAnswer(200, { auth: true, user: toUser(account), token: await tokens.create(account) });
}

function refuse(): RequestFault {
  return new RequestFault(401, 'WRONG_CREDENTIALS', 'The email or the password is wrong.');
}
