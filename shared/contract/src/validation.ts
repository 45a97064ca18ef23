/** One fault of a file: where it is, what is wrong and what to do. */
export interface Problem {
  /** Dotted path, such as `catalogue.3.path`; empty for the whole file. */
  path: string;
  message: string;
}

/** The value, or every problem at once. */
export type Validation<T> = { isValid: true; value: T } | { isValid: false; problems: Problem[] };
