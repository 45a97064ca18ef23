export { buildRemote } from './buildRemote';
export { buildShell, type ShellBuild } from './buildShell';
export { type Buildable, buildStale } from './buildStale';
export { startAllDevServers } from './devShell';
export { readBuildOrigin } from './remote-folder/readBuildOrigin';
export { readRemotePackage } from './remote-folder/readRemotePackage';
export { SINGLETONS } from './singletons';
