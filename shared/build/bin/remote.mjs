#!/usr/bin/env node
// Runs the commands of a remote.
import { existsSync } from 'node:fs';

const packed = new URL('../lib/commands/remote.js', import.meta.url);
if (existsSync(packed)) await import(packed);
else {
  // In the monorepo the sources are TypeScript.
  await import('tsx');
  await import('../src/commands/remote.ts');
}
