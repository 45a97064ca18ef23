export { MEDIA_TYPES, toContentType } from './contentType';
export { createFolderRegistry } from './FolderRegistry';
export { forEachAtOnce } from './forEachAtOnce';
export { toIntegrity } from './hash';
export { openRegistry } from './openRegistry';
export { publishRelease, toReleaseBytes } from './publishRelease';
export {
  type FoundRelease,
  listVersions,
  readPinnedRelease,
  readRelease,
  readReleaseFile,
} from './readRelease';
export { type BuildTargetName, isReleaseFault, type Registry } from './Registry';
export { toFilePath, toReleasePath } from './registryPaths';
