/** The part of the configuration that the contract test uses to load sources as the unit tests do. */
interface JestProject {
  transform: Record<string, [transformer: string, options: object]>;
  moduleNameMapper: Record<string, string>;
}

/** Creates a jest configuration; the suffix of a test picks its environment. */
export function createJestConfig(options?: { rootDir?: string; roots?: string[] }): {
  projects: [node: JestProject, browser: JestProject];
};

/** Replaces imports of a file's region by their values, as the transformer of the tests does. */
export function inlineRegions(source: string, fileName: string): string;
