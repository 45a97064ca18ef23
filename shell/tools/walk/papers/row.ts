/** A clone of the repository in which the commands are run, and the results of earlier commands. */
export interface Clone {
  folder: string;
  /** Address of the composed site, once it is served; '' before. */
  site: string;
  /** Address of a second composed site, for the canary; '' before. */
  canary: string;
  /** The composition that was written last; '' before. */
  composition: string;
  /** File with a collector's output: one load of a remote. */
  events: string;
}

interface Command {
  /** As the papers print it. */
  command: string;
  /** The only paper in which the command means this (default: any). */
  paper?: string;
}

interface Run extends Command {
  /** Not from a paper: it prepares the state that a paper assumes. */
  isPreparation?: true;
  /** The command with real names in place of examples (default: as printed). */
  filledIn?: string | ((clone: Clone) => string);
  /** The folder where it is run (default: the root of the clone). */
  folder?: string;
}

/** A command that ends by itself. */
export interface EndingRow extends Run {
  /** Its output has to match: a line that it prints only when its work is done. */
  prints: RegExp;
  /** Files that differ after every run, such as measured times; they are restored. */
  restores?: readonly string[];
}

/** A command that runs until it is stopped. */
export interface ServingRow extends Run {
  /** It prints this when it is ready; the first group is its address. */
  serves: RegExp;
  /** Path to request below that address (default: the address itself). */
  path?: string;
  /** The response has to match. */
  shows: RegExp;
  /** It is stopped only after the last row: later rows are about the address that it serves. */
  keepsRunning?: 'site' | 'canary';
}

/** A command that is run in the clone. */
export type Row = EndingRow | ServingRow;

/** A command that another check runs. */
export interface RunElsewhere extends Command {
  /** A step of the checks, a file that runs it, or the command of a row that does the same. */
  by: string;
}
