export { createPage } from './createPage';
export { createRemote } from './createRemote';
