import type { User } from './Session';

/** Key of the user object; a change of it notifies other tabs. */
export const USER_KEY = 'user';

export function storeUser(user: User): void {
  localStorage.setItem(USER_KEY, JSON.stringify(user));
}

/** The stored user; undefined if there is none or the value is not a user. */
export function findStoredUser(): User | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(USER_KEY) ?? 'null');
    return isUser(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function removeUser(): void {
  try {
    localStorage.removeItem(USER_KEY);
  } catch {
    // Without storage there is nothing to remove.
  }
}

function isUser(value: unknown): value is User {
  if (typeof value !== 'object' || value === null) return false;
  const user = value as Record<string, unknown>;
  return (
    ['ID', 'name', 'image', 'email', 'token'].every((key) => typeof user[key] === 'string') &&
    user['isLoggedIn'] === true &&
    (user['isAdmin'] === 0 || user['isAdmin'] === 1)
  );
}
