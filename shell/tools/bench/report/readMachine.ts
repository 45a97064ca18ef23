import os from 'node:os';
import type { Machine } from './Results';

/** Describes the machine and the browser. */
export function readMachine(browser: string): Machine {
  return {
    cores: os.availableParallelism(),
    processor: os.cpus()[0]?.model.trim() ?? 'unknown',
    browser,
    node: process.versions.node,
  };
}
