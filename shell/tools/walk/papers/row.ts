/** A clone of the repository in which the commands are run, and what earlier commands have left there. */
export interface Clone {
  folder: string;
  /** Address of the composed site, once it is served; '' before. */
  site: string;
  /** Address of another composition, likewise. */
  canary: string;
  /** The composition that was written last; '' before. */
  composition: string;
  /** What a collector has kept: one load of a remote. */
  events: string;
}

interface Command {
  /** As the papers print it. */
  command: string;
  /** The only paper that means this by it (default: any). */
  paper?: string;
}

interface Run extends Command {
  /** No paper has it: it prepares what a paper takes as given. */
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
  /** Files that differ after every run, such as measured times: they are put back. */
  restores?: readonly string[];
}

/** A command that runs until it is stopped. */
export interface ServingRow extends Run {
  /** It prints this when it is ready; the first group is its address. */
  serves: RegExp;
  /** Where to look below that address (default: the address itself). */
  path?: string;
  /** What has to be in the answer. */
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
