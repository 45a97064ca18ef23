import { BUILD_TYPE, PROVENANCE_TYPE, STATEMENT_TYPE, validateAttestation } from './attestation/validate';
import { createRelease, file, HASH } from './contract-testing/createRelease';
import { z } from './fields';
import { formatProblems, validate, type Validation, validatePins, validateRelease } from './validate';

const toText = (validation: Validation<unknown>) =>
  validation.isValid ? '' : formatProblems(validation.problems);

test.each<[what: string, schema: z.ZodType, value: unknown, text: string]>([
  ['nothing', z.object({ a: z.string() }), {}, 'a: is missing. Add it.'],
  ['a missing value from a list of words', z.object({ a: z.enum(['b', 'c']) }), {}, 'a: is missing. Add it.'],
  ['a number for text', z.string(), 1, 'is not text. Write text there.'],
  ['text for a number', z.number(), '', 'is not a number. Write a number there.'],
  ['a fraction', z.int(), 1.5, 'is not a whole number. Write a whole number there.'],
  ['text for a boolean', z.boolean(), 'yes', 'is not true or false. Write true or false there.'],
  ['an object for a list', z.array(z.string()), {}, 'is not a list. Write a list there.'],
  ['null for an object', z.strictObject({}), null, 'is not an object. Write an object there.'],
  ['a list for a table', z.record(z.string(), z.string()), [], 'is not an object. Write an object there.'],
  ['text for a date', z.date(), '', 'is not date. Write date there.'],
  ['an unknown word', z.enum(['b', 'c']), 'd', 'is not known. Use "b" or "c".'],
  ['an unknown number', z.literal(1), 2, 'is not known. Use 1.'],
  [
    'unknown keys',
    z.strictObject({}),
    { a: 1, b: 2 },
    'the file: has unknown keys: a, b. Correct them, or remove them.',
  ],
  ['empty text', z.string().min(1), '', 'is empty. Fill it in.'],
  ['a number that is too small', z.int().nonnegative(), -1, 'is too small. Use 0 or more.'],
  ['zero instead of a positive number', z.int().positive(), 0, 'is too small. Use more than 0.'],
  ['a number that is too large', z.int().max(5), 6, 'is too large. Use 5 or less.'],
  [
    'an invalid key',
    z.record(z.string().regex(/^b/, 'is no name. Begin with b.'), z.string()),
    { a: 'a' },
    'a: is no name. Begin with b.',
  ],
  [
    'a key with two problems',
    z.record(z.string().regex(/^b/, 'is no name. Begin with b.').max(1, 'is long. Cut it.'), z.string()),
    { aa: 'a' },
    'aa: is no name. Begin with b. is long. Cut it.',
  ],
  ['a number that is not a multiple', z.int().multipleOf(2), 3, 'is not valid. Correct it.'],
  [
    'a value close to the second form',
    z.union([
      z.object({ a: z.string(), b: z.string() }),
      z.object({ c: z.object({ d: z.int() }), e: z.int() }),
    ]),
    { c: { d: '' }, e: 1 },
    'c d is not a number. Write a number there.',
  ],
  [
    'a value with two problems in the nearest form',
    z.union([
      z.object({ a: z.string(), b: z.string() }),
      z.object({ c: z.string(), d: z.string(), e: z.string() }),
    ]),
    { a: 1, b: 2 },
    'a is not text. Write text there. b is not text. Write text there.',
  ],
  [
    'an unknown kind',
    z.discriminatedUnion('kind', [z.object({ kind: z.literal(1) }), z.object({ kind: z.literal(2) })]),
    { kind: 3 },
    'kind: matches no known form. Correct it.',
  ],
])('says what is wrong with %s and what to do', (_what, schema, value, text) => {
  const place = text.includes(': ') ? '' : 'the file: ';
  expect(toText(validate(schema, value))).toBe(`- ${place}${text}`);
});

const PIN = { version: '1.0.0', release: 'a/releases/1.0.0.json', integrity: HASH };
const REVOCATION = {
  id: 'js-demos',
  version: '1.0.0',
  integrity: HASH,
  reason: 'It reads.',
  date: '2026-01-31',
};

const FILES: readonly (readonly [
  file: string,
  valid: object,
  check: (value: unknown) => Validation<unknown>,
])[] = [
  [
    'release file',
    { ...createRelease(), node: { entry: 'remoteEntry.js', files: { 'remoteEntry.js': file } } },
    validateRelease,
  ],
  [
    'pins file',
    {
      schema: 1,
      remotes: { 'js-demos': { ...PIN, previous: PIN, earlier: [PIN], rolledBack: ['1.0.0'] } },
      revoked: [REVOCATION],
    },
    validatePins,
  ],
  [
    'attestation',
    {
      _type: STATEMENT_TYPE,
      subject: [{ name: 'a.json', digest: { sha384: 'a'.repeat(64) } }],
      predicateType: PROVENANCE_TYPE,
      predicate: {
        buildDefinition: {
          buildType: BUILD_TYPE,
          externalParameters: { path: 'remotes/a', commit: 'a'.repeat(40) },
          internalParameters: { dirty: false },
          resolvedDependencies: [{ uri: 'git+https://a.example', digest: { sha1: 'a'.repeat(40) } }],
        },
        runDetails: {
          builder: { id: 'a builder' },
          metadata: { startedOn: '2026-11-01T10:00:00Z', finishedOn: '2026-11-01T10:00:00Z' },
        },
      },
    },
    validateAttestation,
  ],
];

const WRONG_VALUES: readonly unknown[] = [
  undefined,
  null,
  '',
  ' x ',
  'x'.repeat(20_000),
  -1,
  1.5,
  true,
  [],
  {},
  [null],
];

/** Yields a copy of the value for each of its parts, with that part replaced. */
function* listReplaced(value: unknown, wrong: unknown): Generator<unknown> {
  yield wrong;
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      for (const replaced of listReplaced(item, wrong)) yield value.with(index, replaced);
    return;
  }
  yield { ...value, 'no such key': wrong };
  for (const [key, item] of Object.entries(value))
    for (const replaced of listReplaced(item, wrong)) yield { ...value, [key]: replaced };
}

test.each(FILES)('every message about a %s states the problem and the next step', (_name, valid, check) => {
  expect(toText(check(valid))).toBe('');
  let problemCount = 0;
  for (const wrong of WRONG_VALUES)
    for (const value of listReplaced(valid, wrong)) {
      const validation = check(value);
      if (validation.isValid) continue;
      for (const { message } of validation.problems) {
        problemCount += 1;
        expect(message).toMatch(
          /^(is|are|has|names|and|lies|needs|repeats|differs|would) [^]*[^ ]\. [A-Z][^]*\.$/,
        );
      }
    }
  expect(problemCount).toBeGreaterThan(50);
});
