export { buildRemote } from './buildRemote';
export { buildShell, type ShellBuild } from './buildShell';
export { type Buildable, buildStale } from './buildStale';
export { startAllDevServers } from './devShell';
export { readBuildOrigin } from './readBuildOrigin';
export { readRemotePackage } from './readRemotePackage';
export { createPage } from './scaffold/createPage';
export { createRemote } from './scaffold/createRemote';
