export { buildRemote, readRemotePackage } from './buildRemote';
export { buildShell, type ShellBuild } from './buildShell';
