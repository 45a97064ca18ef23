// What imports and exports need: the page loads it when a list is first chosen or exported.
export { planImport } from '../csv/planImport';
export { toCsv } from '../csv/toCsv';
export { ImportDialog } from './ImportDialog';
export { readListFile } from './readListFile';
