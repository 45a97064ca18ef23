#!/usr/bin/env node
import { existsSync } from 'node:fs';

const packed = new URL('../lib/commands/create.js', import.meta.url);
if (existsSync(packed)) await import(packed);
else {
  // In the monorepo the sources are TypeScript.
  await import('tsx');
  await import('../src/commands/create.ts');
}
