import type { BuildTargetName } from './Registry';

/**
 * The object in a bucket whose second write the server must refuse: so a publisher learns whether it supports exclusive
 * writes. Every writer needs the right to write it.
 */
export const EXCLUSIVE_WRITES_PROBE = '.exclusive-writes';

/** Path of a release file in the registry. */
export function toReleasePath(id: string, version: string): string {
  return `${id}/releases/${version}.json`;
}

/** Path of the attestation of a release. */
export function toAttestationPath(id: string, version: string): string {
  return `${id}/attestations/${version}.json`;
}

/** Path of a release's bill of materials. Its hash is in the name: a publisher that was stopped may have left another one. */
export function toSbomPath(id: string, version: string, integrity: string): string {
  const hash = integrity.replace(/^sha\d+-|\W/g, '').slice(0, 8);
  return `${id}/sboms/${version}.${hash}.cdx.json`;
}

/** Path of a build's file in the registry. Hashed names are shared by all releases of a remote. */
export function toFilePath(id: string, target: BuildTargetName, file: string): string {
  return `${id}/${target}/${file}`;
}
