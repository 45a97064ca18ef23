import type { Row } from '../row';

/** Printed by Jest. */
const TESTS = /^Tests: +(?:\d+ skipped, )?\d+ passed/m;

/** Pictures, pages and measurements that commands make, and single checks. */
export const GENERATED: readonly Row[] = [
  { command: 'npm run docs:architecture', prints: /Drew \d+ pictures/ },
  { command: 'npm run docs:errors', prints: /^\d+ codes are in /m },
  { command: 'npm run format', prints: /Finished in .* on \d+ files/ },
  { command: 'npm run icons', prints: /Drew \d+ icons/ },
  { command: 'npm run fonts -w shell', prints: /\.woff2: \d+ bytes/ },
  { command: 'npm run build -w shell', prints: /\[shell\] Built \d+ browser files/ },
  {
    command: 'npm run budgets -w shell -- <site>',
    filledIn: 'npm run budgets -w shell -- ../shell/dist/site',
    prints: /Wrote the sizes of \d+ pages/,
    restores: ['shell/tools/budgets/sizes.json'],
  },
  {
    command: 'npm run screenshots',
    filledIn: 'npm run screenshots -- --fold / /work',
    prints: /\d+ pictures are in /,
  },
  { command: 'npm run screenshots:header', prints: /200-scrolled\.png/ },
  {
    command: 'npm run bench -w remotes/rsvp',
    // It fails above its limits, which a machine with other work exceeds. Here it only has to run to its end.
    filledIn: 'npm run bench -w remotes/rsvp || true',
    prints: /^\| undo of a bulk answer /m,
    restores: ['remotes/rsvp/BENCH.md'],
  },
  {
    command: 'npm run test:unit -- <path>',
    filledIn: 'npm run test:unit -- shared/contract',
    prints: TESTS,
  },
  { command: 'npm run test:unit -- shell/api', prints: TESTS },
  { command: 'npm run test:unit -- shared/design', prints: TESTS },
  { command: 'npm run test:unit -- shared/kit', prints: TESTS },
  { command: 'npm run check:boundaries', prints: /no dependency violations found/ },
];
