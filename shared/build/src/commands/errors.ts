import fs from 'node:fs';
import path from 'node:path';
import { toErrorDocument } from '../error-codes/errorDocument';
import { listSources } from '../error-codes/listSources';
import { readThrown } from '../error-codes/readThrown';

const ROOT = path.resolve(__dirname, '../../../..');
const FILE = 'shared/docs/errors.md';

// Writes the list of all error codes.
const thrown = readThrown(listSources(ROOT));
fs.writeFileSync(path.join(ROOT, FILE), toErrorDocument(thrown));
console.log(`${new Set(thrown.map(({ code }) => code)).size} codes are in ${FILE}.`);
