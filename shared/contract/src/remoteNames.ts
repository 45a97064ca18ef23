import { SiteError } from './errors';

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

/**
 * Container names that would replace something of the page or its scripts: a release's entry sets a global variable,
 * and `var location` opens another page. Words of the language are no names of variables at all.
 */
const TAKEN_NAMES = new Set(
  `alert blur caches close closed confirm console cookieStore crypto customElements document event external fetch find
  focus frames global globalThis history indexedDB length localStorage location module name navigation navigator open
  opener origin parent performance print process prompt require scheduler screen scroll self sessionStorage shell
  status stop top undefined window
  break case catch class const continue debugger default delete do else enum export extends false finally for
  function if implements import in instanceof interface let new null package private protected public return static
  super switch this throw true try typeof var void while with yield await eval arguments`.split(/\s+/),
);

/** Says whether text is a remote's id. Its container's name must be free: neither inherited by every object nor taken. */
export function isRemoteId(id: string): boolean {
  if (!REMOTE_ID_PATTERN.test(id)) return false;
  const container = toContainer(id);
  return !(container in Object.prototype) && !TAKEN_NAMES.has(container);
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
