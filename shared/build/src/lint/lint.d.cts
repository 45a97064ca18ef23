import type { Linter } from 'eslint';

/** What holds for all code: of the shell, of the shared packages and of every remote. */
export const codeRules: Linter.Config[];

/** Creates the ESLint configuration of a remote in its own repository. */
export function createLintConfig(): Linter.Config[];

/** Lists the rules of remotes, on top of those of all code; `home` is a glob of their folders, with a slash at its end. */
export function toRemoteRules(home: string): Linter.Config[];

/** The rules of code that users can meet: no tests and no test helpers. */
export function toShippedRules(files: string[]): Linter.Config;

/** The rules of code whose exports are documented. */
export function toDocumentedRules(files: string[]): Linter.Config;

/** The rules of tests and of their helpers. */
export function toTestRules(files: string[]): Linter.Config;
