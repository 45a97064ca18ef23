export { downloadFile } from './download/downloadFile';
