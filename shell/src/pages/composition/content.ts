export const COMPOSITION_LEAD =
  'One shell and its remotes, each built and released on its own. Here you can see which release of each you have, and try another one before visitors get it.';
