import type { RemoteModule } from '@portfolio/contract';

/**
 * Describes the shape of an exposed module. A later release that lacks any of it must be a new major version.
 *
 * @returns one line per member, sorted, such as "pages.drumKit: function"
 */
export function describeExposed(remote: RemoteModule): string[] {
  return describe('', remote).sort();
}

function describe(prefix: string, value: object): string[] {
  return Object.entries(value).flatMap(([name, member]: [string, unknown]) => {
    const isGroup = typeof member === 'object' && member !== null && !Array.isArray(member);
    if (isGroup) return describe(`${prefix}${name}.`, member);
    return [`${prefix}${name}: ${Array.isArray(member) ? 'array' : typeof member}`];
  });
}
