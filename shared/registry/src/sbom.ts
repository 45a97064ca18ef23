import { type Release, SiteError } from '@portfolio/contract';
import { validateJson } from '@portfolio/contract/validate';
import { assertHash } from './assertHash';
import type { Registry } from './Registry';
import { toSbomPath } from './registryPaths';

/** A package whose code a release contains. */
export interface BundledPackage {
  /** Its npm name, with the scope. */
  name: string;
  version: string;
  /** An SPDX expression; null if the package does not state a valid one. */
  licence: string | null;
}

interface Named {
  group?: string;
  name?: string;
  version?: string;
  licenses?: readonly { expression?: string; license?: { id?: string } }[];
}

/**
 * Lists the packages of a CycloneDX bill of materials, by name and version, as its publisher states them.
 *
 * @returns null if it is not a bill of materials
 */
export function listPackages(sbom: Buffer): BundledPackage[] | null {
  const parsed = validateJson(sbom);
  if (!parsed.isValid) return null;
  const { bomFormat, components = [] } = (parsed.value ?? {}) as {
    bomFormat?: unknown;
    components?: unknown;
  };
  if (bomFormat !== 'CycloneDX' || !Array.isArray(components)) return null;
  return components
    .map((component: Named | null) => ({
      name: [component?.group, component?.name].filter(isText).join('/'),
      version: isText(component?.version) ? component.version : '',
      licence: toExpression(component?.licenses),
    }))
    .sort((one, other) => (toKey(one) < toKey(other) ? -1 : 1));
}

const isText = (value: unknown): value is string => typeof value === 'string';

const toKey = ({ name, version }: BundledPackage) => `${name}@${version}`;

/** If a package lists several licences, all of them apply. */
function toExpression(licences: Named['licenses']): string | null {
  if (!Array.isArray(licences) || licences.length === 0) return null;
  const terms = licences.map(
    (one: NonNullable<Named['licenses']>[number]) => one?.expression ?? one?.license?.id,
  );
  return terms.every(isText)
    ? terms
        .map((term) => `(${term})`)
        .join(' AND ')
        .replace(/^\(([^()]*)\)$/, '$1')
    : null;
}

/**
 * Reads the packages of a published release, verified against its hash.
 *
 * @returns null if the release has no bill of materials, as in older releases
 * @throws {SiteError} code `NOT_IN_REGISTRY`, `TOO_LARGE`, `BAD_HASH`, or `BAD_RELEASE` if it is not CycloneDX
 */
export async function readPackages(
  registry: Registry,
  { id, version, sbom }: Release,
): Promise<BundledPackage[] | null> {
  if (sbom === undefined) return null;
  const path = toSbomPath(id, version, sbom.integrity);
  const bytes = await registry.read(path, sbom.bytes);
  assertHash(bytes, { id, path, integrity: sbom.integrity }, registry);
  const packages = listPackages(bytes);
  if (packages === null)
    throw new SiteError(
      `[${id}] Failed to read ${path}: it is not a CycloneDX document. Publish the release again under a new version.`,
      'BAD_RELEASE',
    );
  return packages;
}
