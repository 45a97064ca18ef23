import type { Linter } from 'eslint';

/** Rules for all code: of the shell, of the shared packages and of every remote. */
export const codeRules: Linter.Config[];

/** Creates the ESLint configuration of a remote in its own repository. */
export function createLintConfig(): Linter.Config[];

/** Lists the rules for remotes, in addition to those for all code; `home` is a glob of their folders, ending with a slash. */
export function toRemoteRules(home: string): Linter.Config[];

/** Rules for shipped code: no tests and no test helpers. */
export function toShippedRules(files: string[]): Linter.Config;

/** Rules for code whose exports must be documented. */
export function toDocumentedRules(files: string[]): Linter.Config;

/** Rules for tests and their helpers. */
export function toTestRules(files: string[]): Linter.Config;
