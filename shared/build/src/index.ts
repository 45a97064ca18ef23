export { buildRemote, readRemotePackage } from './buildRemote';
