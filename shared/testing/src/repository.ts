import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** A test folder that can become a git repository. */
export interface TestRepository {
  /** Writes a file, relative to the folder. */
  write(file: string, text: string): void;
  /** Runs git in the folder, with an author set for commits; returns its output. */
  git(...args: string[]): string;
  /** Turns it into a repository with one commit of all files; returns the commit. */
  commitAll(): string;
}

/**
 * Opens a folder that a test can turn into a repository.
 *
 * @param root - need not exist yet
 */
export function openRepository(root: string): TestRepository {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  return {
    write(file, text) {
      fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      fs.writeFileSync(path.join(root, file), text);
    },
    git,
    commitAll() {
      git('init', '-q');
      git('add', '-A');
      git('commit', '-q', '-m', 'one');
      return git('rev-parse', 'HEAD');
    },
  };
}
