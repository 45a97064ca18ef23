import { ExampleLink } from './ExampleLink';

/**
 * Whether certificates, honours and the steps of the process are only examples. While true, every place that shows them
 * points that out, on screen and in print. Set it to false once you have entered your own.
 */
export const ARE_EXAMPLES: boolean = true;

/** Marks the entries of a section as examples; undefined once they are the owner's own. */
export const EXAMPLE_NOTE = ARE_EXAMPLES ? (
  <p>
    <strong>Example entries</strong>, until the owner of this site puts in real ones. <ExampleLink />
  </p>
) : undefined;
