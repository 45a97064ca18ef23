const METHODS = ['error', 'warn'] as const;

let allowed: RegExp[] = [];
let unexpected: string[] = [];

/**
 * Allows console errors and warnings that match, for the current test.
 *
 * @param pattern - tested against the joined arguments of the call
 */
export function allowConsole(pattern: RegExp): void {
  allowed.push(pattern);
}

/** Fails every test that writes an error or a warning which it did not allow. */
export function installConsoleGuard(): void {
  beforeEach(() => {
    allowed = [];
    unexpected = [];
    for (const method of METHODS) {
      jest.spyOn(console, method).mockImplementation((...args: unknown[]) => {
        const text = args.map(String).join(' ');
        if (!allowed.some((pattern) => pattern.test(text))) unexpected.push(`console.${method}: ${text}`);
      });
    }
  });

  afterEach(() => {
    const calls = unexpected;
    jest.restoreAllMocks();
    if (calls.length > 0) {
      throw new Error(
        `The test wrote to the console:\n${calls.join('\n')}\nFix the cause, or expect it with allowConsole(/pattern/) from @portfolio/testing.`,
      );
    }
  });
}
