/** A place in the window, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** A window of one browser with a profile of its own, as the journeys use it. */
export interface BrowserUnderTest {
  /** Opens an address and waits until its document has loaded. */
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Gives the page a width and about a height; a program may have a smallest window. */
  resize(widthPx: number, heightPx: number): Promise<void>;
  /** Runs a function in the page; it sees its arguments and nothing else of the test. */
  run<Args extends unknown[], Result>(
    script: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** Runs a library in the page, past the policy of the page. */
  runText(text: string): Promise<void>;
  /** Presses the mouse at the first place and lets go at the last. */
  drag(places: readonly [Point, ...Point[]]): Promise<void>;
  type(text: string): Promise<void>;
  /** Presses a key, or several at once such as `Control+k`. */
  press(keys: string): Promise<void>;
  /** Errors and warnings of the console since they were last taken. */
  takeMessages(): Promise<string[]>;
  takePicture(): Promise<Buffer>;
  close(): Promise<void>;
}

/** A browser that is installed here. */
export interface Engine {
  readonly version: string;
  openWindow(): Promise<BrowserUnderTest>;
  /**
   * Lists what the console says while a page loads and for as long as `isBusy`.
   *
   * @param isBusy - whether the page still asks the server for files
   */
  readConsole(url: string, isBusy: () => boolean): Promise<string[]>;
  close(): Promise<void>;
}

/** The columns of the table. */
export const ENGINE_NAMES = ['Chromium', 'Firefox', 'WebKitGTK'] as const;

export type EngineName = (typeof ENGINE_NAMES)[number];
