#!/usr/bin/env node
// Runs the commands of a remote. The sources are TypeScript, so tsx is registered first.
import 'tsx';

await import('../src/commands/remote.ts');
