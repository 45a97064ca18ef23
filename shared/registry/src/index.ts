export { type BuildOrigin, readOrigin, type StatedOrigin, toAttestationBytes } from './attestation';
export { MEDIA_TYPES, toContentType } from './contentType';
export { ensureFiles, type FileSource } from './ensureFiles';
export { createFolderRegistry } from './FolderRegistry';
export { findErrno } from './folderFaults';
export { forEachConcurrently } from './forEachConcurrently';
export { hasIntegrity, toIntegrity, toIntegrityLike } from './hash';
export { openRegistry } from './openRegistry';
export { publishRelease, SBOM_FILE, toReleaseBytes } from './publishRelease';
export {
  findLatest,
  findRelease,
  type FoundRelease,
  listRemoteIds,
  listVersions,
  readPinnedRelease,
  readRelease,
  readReleaseFile,
  type Warn,
} from './readRelease';
export {
  type BuildTargetName,
  isReleaseFault,
  isSweepable,
  type Registry,
  type StoredFile,
  type SweepableRegistry,
} from './Registry';
export { findUnlicensed, USUAL_LICENCES } from './licences';
export { readRegistryAddress } from './readRegistryAddress';
export type { BucketAddress } from './registryAddress';
export {
  EXCLUSIVE_WRITES_PROBE,
  toAttestationPath,
  toFilePath,
  toReleasePath,
  toSbomPath,
} from './registryPaths';
export { resolveInside } from './resolveInside';
export { type BundledPackage, listPackages, readPackages } from './sbom';
export { createKeyPair, findSigner, readSigningKey } from './signature';
