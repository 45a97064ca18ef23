/** One fault of a file: where it is, what is wrong and how to fix it. */
export interface Problem {
  /** Dotted path, such as `catalogue.3.path`; empty for the whole file. */
  path: string;
  message: string;
}

/** Either the valid value, or every problem found. */
export type Validation<T> = { isValid: true; value: T } | { isValid: false; problems: Problem[] };
