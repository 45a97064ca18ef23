const fs = require('node:fs');
const path = require('node:path');
const { applyEdits } = require('./mutationTransformer.cjs');

/*
 * For processes that tests start: they read the same edits from a file, and record which marks they reach. Everything
 * that loads sources there reads them with `readFileSync`.
 */

const ROOT = path.resolve(__dirname, '../../../..');
const { MUTATION_EDITS, MUTATION_REACHED } = process.env;

if (MUTATION_EDITS !== undefined && fs.existsSync(MUTATION_EDITS)) {
  const edits = JSON.parse(fs.readFileSync(MUTATION_EDITS, 'utf8'));
  const { readFileSync } = fs;
  fs.readFileSync = (file, ...options) => {
    const content = readFileSync(file, ...options);
    const own =
      typeof file === 'string' ? edits[path.relative(ROOT, file).split(path.sep).join('/')] : undefined;
    if (own === undefined) return content;
    const text = applyEdits(String(content), own);
    return typeof content === 'string' ? text : Buffer.from(text);
  };
  const seen = new Set();
  globalThis.__mutationReached = (mark) => {
    if (!seen.has(mark)) fs.appendFileSync(MUTATION_REACHED, `${mark}\n`);
    seen.add(mark);
  };
}
