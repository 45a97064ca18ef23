/** A position in the window, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** A browser window with its own profile, as the journeys use it. */
export interface BrowserUnderTest {
  /** Opens a URL and waits until its document has loaded. */
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Sets the width of the page and its approximate height; a browser may have a minimum window size. */
  resize(widthPx: number, heightPx: number): Promise<void>;
  /** Runs a function in the page; it has access to its arguments, but to nothing else of the test. */
  run<Args extends unknown[], Result>(
    script: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** Runs a library in the page, bypassing the page's policy. */
  runText(text: string): Promise<void>;
  /** Presses the mouse button at the first place and releases it at the last. */
  drag(places: readonly [Point, ...Point[]]): Promise<void>;
  type(text: string): Promise<void>;
  /** Presses a key, or a combination such as `Control+k`. */
  press(keys: string): Promise<void>;
  /** Console errors and warnings, and dialogs, since the last call. */
  takeMessages(): Promise<string[]>;
  takePicture(): Promise<Buffer>;
  close(): Promise<void>;
}

/** An installed browser. */
export interface Engine {
  /** The number alone, such as "153.8.0". */
  readonly version: string;
  openWindow(): Promise<BrowserUnderTest>;
  /**
   * Collects console messages while a page loads and while `isBusy` returns true.
   *
   * @param isBusy - whether the page is still requesting files
   */
  readConsole(url: string, isBusy: () => boolean): Promise<string[]>;
  close(): Promise<void>;
}

/** The columns of the table. */
export const ENGINE_NAMES = ['Chromium', 'Firefox', 'WebKitGTK'] as const;

export type EngineName = (typeof ENGINE_NAMES)[number];
