import path from 'node:path';
import { SHELL_PATHS } from '../../../compose/shell-build/paths';

/** Where the benchmark keeps what it builds. */
export const BENCH_CACHE = path.join(SHELL_PATHS.root, '.cache/bench');

/** The results that are committed. */
export const SAVED_RESULTS = path.join(SHELL_PATHS.root, 'tools/bench/results');
