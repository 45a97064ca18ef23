import { formatProblems } from '../validate';
import { PAYLOAD_TYPE, validateEnvelope } from './envelope';

const SIGNATURE = { keyid: 'k', sig: 'AAAA' };
const ENVELOPE = { payloadType: PAYLOAD_TYPE, payload: 'e30=', signatures: [SIGNATURE] };

function findProblems(overrides: object): string {
  const validation = validateEnvelope({ ...ENVELOPE, ...overrides });
  return validation.isValid ? '' : formatProblems(validation.problems);
}

const sign = (count: number) => Array.from({ length: count }, () => SIGNATURE);

test.each<[what: string, overrides: object]>([
  ['one signature', {}],
  ['20 signatures', { signatures: sign(20) }],
  ['a signature without the name of a key', { signatures: [{ sig: 'AAAA' }] }],
  ['the longest name of a key', { signatures: [{ ...SIGNATURE, keyid: 'k'.repeat(300) }] }],
  ['the longest payload', { payload: 'A'.repeat(100_000) }],
  ['fields that are not known, as DSSE asks', { extra: true }],
])('accepts %s', (_what, overrides) => {
  expect(findProblems(overrides)).toBe('');
});

test.each<[what: string, overrides: object, problem: string]>([
  ['another payload type', { payloadType: 'text/plain' }, 'payloadType: is not known'],
  ['a payload that is not base64', { payload: '{}' }, 'payload: is not base64'],
  ['a longer payload', { payload: 'A'.repeat(100_004) }, 'payload: is longer than 100000 characters'],
  ['no signature', { signatures: [] }, 'signatures: has no signature'],
  ['21 signatures', { signatures: sign(21) }, 'signatures: has more than 20 signatures'],
  [
    'a longer name of a key',
    { signatures: [{ ...SIGNATURE, keyid: 'k'.repeat(301) }] },
    'keyid: is too large',
  ],
])('refuses %s', (_what, overrides, problem) => {
  expect(findProblems(overrides)).toContain(problem);
});

test('returns the envelope that it accepts', () => {
  expect(validateEnvelope(ENVELOPE)).toEqual({ isValid: true, value: ENVELOPE });
});
