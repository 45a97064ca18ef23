import { SiteError } from '@portfolio/contract';
import { runProgram } from './runProgram';

/**
 * Clones a repository and checks out one commit of it.
 *
 * @param repository - a folder or a URL that git accepts
 * @param commit - its hash
 * @param folder - the target; it must be empty
 * @throws {SiteError} code `NO_COMMIT` if the repository does not have the commit
 */
export async function checkOut(repository: string, commit: string, folder: string): Promise<void> {
  await runProgram(folder, 'git', 'clone', '--quiet', '--no-checkout', '--', repository, '.');
  try {
    await runProgram(folder, 'git', 'cat-file', '-e', `${commit}^{commit}`);
  } catch (cause) {
    throw new SiteError(
      `Failed to check out ${commit}: ${repository} does not have it. Fetch it ("git fetch --unshallow" in a shallow clone), or name the repository that has it with --repository.`,
      'NO_COMMIT',
      { cause },
    );
  }
  await runProgram(folder, 'git', 'checkout', '--quiet', '--detach', commit);
}
