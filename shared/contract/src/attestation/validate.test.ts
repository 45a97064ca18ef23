import { BUILD_TYPE, PROVENANCE_TYPE, STATEMENT_TYPE, validateAttestation } from './validate';
import { formatProblems } from '../validate';

const SHA = 'a'.repeat(64);

/** The parts of an attestation that a test can replace. */
interface Given {
  subject: object[];
  parameters: object;
  dependencies: object[];
  builder: string;
}

function createAttestation(given: Partial<Given> = {}): object {
  const { subject = [{ name: 'a.json', digest: { sha384: SHA } }], parameters = {} } = given;
  return {
    _type: STATEMENT_TYPE,
    subject,
    predicateType: PROVENANCE_TYPE,
    predicate: {
      buildDefinition: {
        buildType: BUILD_TYPE,
        externalParameters: { path: 'remotes/a', ...parameters },
        internalParameters: {},
        resolvedDependencies: given.dependencies ?? [],
      },
      runDetails: {
        builder: { id: given.builder ?? 'a builder' },
        metadata: { finishedOn: '2026-11-01T10:00:00Z' },
      },
    },
  };
}

function getProblems(given: Partial<Given>): string {
  const validation = validateAttestation(createAttestation(given));
  return validation.isValid ? '' : formatProblems(validation.problems);
}

test('returns an attestation that is valid', () => {
  const value = createAttestation();
  expect(validateAttestation(value)).toEqual({ isValid: true, value });
});

test.each(['.', 'a', 'remotes/js-demos', '...', 'a/.b', '@a/b_c~d'])('accepts the folder "%s"', (path) => {
  expect(getProblems({ parameters: { path } })).toBe('');
});

test.each(['..', './a', '../a', 'a/..', 'a/../b', 'a/.', 'a//b', '/a', 'a/', ' a', 'a b', 'a\n', ''])(
  'refuses the folder %j',
  (path) => {
    expect(getProblems({ parameters: { path } })).toContain('path: is not a folder of the repository.');
  },
);

const commit = (text: string) => ({ parameters: { commit: text } });

test.each<[what: string, given: Partial<Given>, problem: string]>([
  ['a commit with a suffix', commit(`${SHA}g`), 'commit: is not a hash'],
  ['a commit with a prefix', commit(`x${SHA}`), 'commit: is not a hash'],
  ['no file', { subject: [] }, 'subject: names more or less than one file.'],
  ['a line break', { builder: 'a\nb' }, 'builder.id: is not a short line'],
  ['terminal control characters', { builder: '\u001b[2J' }, 'builder.id: is not a short line'],
  ['a trailing escape character', { builder: 'a\u001b' }, 'builder.id: is not a short line'],
  ['a text that is too long', { builder: 'a'.repeat(301) }, 'builder.id: is not a short line'],
  ['too many dependencies', { dependencies: Array(21).fill({ digest: {} }) }, 'resolvedDependencies: '],
])('refuses %s', (_what, given, problem) => {
  expect(getProblems(given)).toContain(problem);
});

test('accepts twenty dependencies and a commit', () => {
  expect(
    getProblems({ ...commit('0123456789'.repeat(4)), dependencies: Array(20).fill({ digest: {} }) }),
  ).toBe('');
});
