export { buildIfStale } from './buildIfStale';
export { buildRemote, readRemotePackage } from './buildRemote';
export { buildShell, type ShellBuild } from './buildShell';
export { startAllDevServers } from './devShell';
