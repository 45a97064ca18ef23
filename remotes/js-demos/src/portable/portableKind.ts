import { SiteError } from '@portfolio/contract';

/** One kind of creation that can be exported and imported: a drum loop, a drawing, a set of clocks. */
export interface PortableKind<T> {
  /** Name in the file and in the link, kebab-case, such as "drum-loop". Never renamed. */
  kind: string;
  /** The name for visitors, such as "drum loop". */
  label: string;
  /** The version that is written. All versions up to it can be read. */
  version: number;
  /** Largest file that is read, in bytes. */
  maxBytes: number;
  /** Turns the creation into plain JSON data. */
  toData(value: T): unknown;
  /**
   * Checks data from outside and builds the creation from it.
   *
   * @throws {PortableRefusal} if something is missing, of the wrong kind or out of range
   */
  fromData(data: unknown, version: number): T;
}

/** Tells visitors in one sentence why a file or link was refused. */
export class PortableRefusal extends SiteError {
  override name = 'PortableRefusal';

  constructor(reason: string) {
    super(reason, 'NOT_IMPORTED');
  }
}

export type PortableResult<T> = { isRead: true; value: T } | { isRead: false; reason: string };
