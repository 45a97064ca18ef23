import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { SiteError } from '@portfolio/contract';
import { followLink } from '../pin/followLink';

interface CommitOptions {
  /** The file that the commit changes; it must not have uncommitted changes. */
  file: string;
  content: string;
  message: string;
  /** A branch to point at the commit, even if it exists already; without it there is only the patch. */
  branch?: string | undefined;
}

/** A commit on top of HEAD. */
export interface Commit {
  id: string;
  /** For "git am". */
  patch: string;
}

/** The author if git has no identity configured, such as for a bot in CI. */
const UNKNOWN = ['-c', 'user.name=Pins', '-c', 'user.email=pins@localhost'];

/**
 * Commits a change of one file on top of HEAD. The work tree, the index and the current branch stay unchanged.
 *
 * @throws {SiteError} code `NO_PROPOSAL` outside a git repository, if the file has uncommitted changes, or if the
 *   branch is checked out
 */
export function commitFile({ file: named, content, message, branch }: CommitOptions): Commit {
  // If it is a link, the file that it leads to changes, and the link stays.
  const file = followLink(named);
  const folder = fs.realpathSync(path.dirname(file));
  const index = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'pins-')), 'index');
  const run = (args: readonly string[], input?: string) =>
    execFileSync('git', args, {
      cwd: folder,
      env: { ...process.env, GIT_INDEX_FILE: index },
      encoding: 'utf8',
      input: input ?? '',
      stdio: ['pipe', 'pipe', 'pipe'],
    });
  const git = (...args: string[]) => run(args).trim();
  try {
    const [root = '', head = ''] = git('rev-parse', '--show-toplevel', 'HEAD').split('\n');
    const name = path.relative(fs.realpathSync(root), path.join(folder, path.basename(file)));
    const stored = name.split(path.sep).join('/');
    git('read-tree', head);
    if (
      git('--work-tree', root, 'status', '--porcelain', '--untracked-files=no', '--', path.basename(file)) !==
      ''
    )
      throw refuse(`${file} has uncommitted changes`, 'Commit or stash them');
    // In any work tree: moving its branch would make every file that differs look like a change of that tree.
    if (
      branch !== undefined &&
      git('worktree', 'list', '--porcelain').split('\n').includes(`branch refs/heads/${branch}`)
    )
      throw refuse(`the branch ${branch} is checked out`, 'Check out another one');
    const blob = run(['hash-object', '-w', '--stdin'], content).trim();
    git('update-index', '--add', '--cacheinfo', `100644,${blob},${stored}`);
    const id = git(...findIdentity(git), 'commit-tree', git('write-tree'), '-p', head, '-m', message);
    if (branch !== undefined) git('update-ref', `refs/heads/${branch}`, id);
    return { id, patch: run(['format-patch', '-1', '--stdout', id]) };
  } catch (cause) {
    if (cause instanceof SiteError) throw cause;
    const said = String((cause as { stderr?: unknown }).stderr ?? cause).trim();
    throw refuse(`git says "${said}"`, 'Run it in a git repository with a commit', cause);
  } finally {
    fs.rmSync(path.dirname(index), { recursive: true, force: true });
  }
}

function refuse(problem: string, nextStep: string, cause?: unknown): SiteError {
  return new SiteError(
    `Failed to propose a pin: ${problem}. ${nextStep}, then run it again.`,
    'NO_PROPOSAL',
    {
      cause,
    },
  );
}

function findIdentity(git: (...args: string[]) => string): readonly string[] {
  try {
    git('var', 'GIT_COMMITTER_IDENT');
    return [];
  } catch {
    return UNKNOWN;
  }
}
