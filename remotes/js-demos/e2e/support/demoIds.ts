import fs from 'node:fs';
import path from 'node:path';

/** The demos in the catalogue. It is read as text because it imports drawings, which only a bundler understands. */
export const DEMO_IDS: readonly string[] = [
  ...fs
    .readFileSync(path.join(__dirname, '../../src/catalogue.ts'), 'utf8')
    .matchAll(/^ {4}component: '(\w+)'/gm),
].map(([, id = '']) => id);
