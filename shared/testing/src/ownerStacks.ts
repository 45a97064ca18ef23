import React from 'react';

/** Internal to React: another version may lack it, and then creates the stacks again. */
const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * Stops React from creating a stack for each element, which takes a tenth of the time of a test in jsdom. Some warnings then
 * have no stack; they still name the component.
 */
export function disableOwnerStacks(): void {
  const internals = (React as unknown as Record<string, object | undefined>)[INTERNALS];
  if (internals === undefined) return;
  // Above the number of stacks that React creates per second.
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });
}
