import type { Account } from '../accounts/accountStore';

/** The user as stored in the browser (SPEC section 3), without the properties that only the browser knows. */
export function toUser({ id, name, email, username, isAdmin }: Account) {
  return { ID: id, name, image: '', email, username, isAdmin: isAdmin ? 1 : 0 };
}
