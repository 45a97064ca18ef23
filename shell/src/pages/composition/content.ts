export const COMPOSITION_LEAD =
  'One shell and its remotes, each built and released alone. This is which release of each you have, and where you try another one before visitors get it.';
