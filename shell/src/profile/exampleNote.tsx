import { ARE_EXAMPLES } from './entries';

/** Marks the entries of a section as examples; undefined once they are the owner's own. */
export const EXAMPLE_NOTE = ARE_EXAMPLES ? (
  <p>
    <strong>Example entries</strong>, until the owner of this site puts in real ones.{' '}
    <a href="/disclaimer#examples">What that means</a>
  </p>
) : undefined;
