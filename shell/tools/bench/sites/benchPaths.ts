import path from 'node:path';
import { SHELL_PATHS } from '../../../compose/shell-build/paths';

/** Folder for everything that the benchmark builds. */
export const BENCH_CACHE = path.join(SHELL_PATHS.root, '.cache/bench');

/** The committed results. */
export const SAVED_RESULTS = path.join(SHELL_PATHS.root, 'tools/bench/results');
