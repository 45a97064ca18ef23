import { SiteError } from './errors';
import { isTakenName } from './takenNames';

/** Every spelling of one remote, derived from its kebab-case id. */
export interface RemoteNames {
  id: string;
  /** The federation container's global name, such as `caseStudies`. */
  container: string;
  /** Path of its browser files on the composed site, with leading and trailing slash. */
  webPath: string;
  packageName: string;
}

/** A remote id: kebab-case, starts with a letter. */
const REMOTE_ID_PATTERN = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Says whether text is a remote's id, whose container's name is free. */
export function isRemoteId(id: string): boolean {
  return REMOTE_ID_PATTERN.test(id) && !isTakenName(toContainer(id));
}

function toContainer(id: string): string {
  return id.replace(/-([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
}

/**
 * Derives all names of a remote from its id.
 *
 * @param id - kebab-case, such as "case-studies"
 * @throws {SiteError} code `BAD_REMOTE_ID` if {@link isRemoteId} refuses the id
 */
export function toRemoteNames(id: string): RemoteNames {
  if (!isRemoteId(id)) {
    throw new SiteError(
      `Failed to derive names of the remote "${id}": it is not a kebab-case id, or the name of something else in a page, such as "constructor" or "location". Use lower-case letters, digits and single hyphens, such as "js-demos".`,
      'BAD_REMOTE_ID',
    );
  }
  return {
    id,
    container: toContainer(id),
    webPath: `/remotes/${id}/`,
    packageName: `@portfolio/${id}`,
  };
}
