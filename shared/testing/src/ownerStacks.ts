import React from 'react';

/** The name says it: another version of React may lack this, and then creates the stacks again. */
const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * Makes React create no stack for each element, of which it shows one with some warnings: a tenth of the time of a test
 * in jsdom. A warning still says which component it is about.
 */
export function disableOwnerStacks(): void {
  const internals = (React as unknown as Record<string, object | undefined>)[INTERNALS];
  if (internals === undefined) return;
  // Above the number of stacks that React creates per second.
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });
}
