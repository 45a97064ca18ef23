/*
 * How the loaders of files retry. Only numbers, which the bundler inserts where they are used: a function for the pause
 * would make every first visit heavier.
 */

/** Maximum number of attempts for a file that fails to load or is invalid. */
export const TRIES = 5;

/** The pause before the first retry; each further one is twice as long, ± 50 %. */
export const FIRST_PAUSE_MS = 400;
