import { SiteError } from '@portfolio/contract';

/** One kind of creation that can leave the page and come back: a drum loop, a drawing, a set of clocks. */
export interface PortableKind<T> {
  /** Name in the file and in the link, kebab-case, such as "drum-loop". Never renamed. */
  kind: string;
  /** What a visitor calls it, such as "drum loop". */
  label: string;
  /** Version that is written. Every version up to it is read. */
  version: number;
  /** Largest file that is read, in bytes. */
  maxBytes: number;
  /** Turns the creation into plain JSON data. */
  toData(value: T): unknown;
  /**
   * Checks foreign data and builds the creation from it.
   *
   * @throws {PortableRefusal} where something is missing, of the wrong kind or out of range
   */
  fromData(data: unknown, version: number): T;
}

/** Says in one sentence for visitors why a file or link was not taken. */
export class PortableRefusal extends SiteError {
  override name = 'PortableRefusal';

  constructor(reason: string) {
    super(reason, 'NOT_IMPORTED');
  }
}

export type PortableResult<T> = { isRead: true; value: T } | { isRead: false; reason: string };
