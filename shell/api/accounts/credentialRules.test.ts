import * as form from '../../../shared/design/src/form/patterns';
import {
  EMAIL_PATTERN,
  findCredentialFaults,
  PASSWORD_PATTERN,
  TEXT_MAX_LENGTH,
  toEmailKey,
  toUsernameKey,
} from './credentialRules';

const ADA = { name: 'Ada', email: 'ada@example.com', username: 'ada', password: 'Correct-horse-7!' };

test('the server applies the same rules as the form', () => {
  expect(EMAIL_PATTERN).toEqual(form.EMAIL_PATTERNS.any);
  expect(PASSWORD_PATTERN).toEqual(form.PASSWORD_PATTERN);
  expect([form.TEXT_MAX_LENGTH, form.EMAIL_MAX_LENGTH, form.PASSWORD_MAX_LENGTH]).toEqual(
    Array(3).fill(TEXT_MAX_LENGTH),
  );
});

test('reports all faults at once, and none for valid input', () => {
  expect(findCredentialFaults(ADA)).toEqual({});
  expect(Object.keys(findCredentialFaults({ name: '', email: '', username: '', password: '' }))).toEqual([
    'name',
    'email',
    'username',
    'password',
  ]);
});

test.each([
  ['username', 'ad\u0430'],
  ['username', 'ad\u03b1'],
  ['username', 'ada\ufe0f'],
  ['username', 'ada\u3164'],
  ['username', 'ad\u034fa'],
  ['username', 'ada\u2800'],
  ['username', '\u200b\u200b\u200b'],
  ['username', 'ad\u202ea'],
  ['username', 'ada\ue000'],
  ['name', '\u200b'],
  ['name', '\u3164\u2800'],
  ['name', '\u202eadA'],
  ['name', 'Ada \u2067x'],
  ['email', 'a@...com'],
  ['email', 'a@-.com'],
  ['email', 'a@x-.com'],
  ['email', 'a@x..com'],
  ['email', 'a@.x.com'],
])('refuses the %s %j', (field, value) => {
  expect(Object.keys(findCredentialFaults({ ...ADA, [field]: value }))).toEqual([field]);
});

test.each([
  ['username', 'Ada_Lovelace-1815'],
  ['username', 'zoë'],
  ['username', 'владимир7'],
  ['username', 'ελένη'],
  ['username', '山田たろう'],
  ['username', '김철수'],
  ['username', 'נועה'],
  ['username', '123'],
  ['name', 'Ada King, Countess of Lovelace'],
  ['name', 'می\u200cخواهم'],
  ['name', 'Ada 👩\u200d💻'],
  ['email', 'ada.l+x@mail-1.example.com'],
])('accepts the %s %j', (field, value) => {
  expect(findCredentialFaults({ ...ADA, [field]: value })).toEqual({});
});

test('treats spellings that look the same as equal', () => {
  expect(toEmailKey(' Ada@Example.COM ')).toBe('ada@example.com');
  expect(toUsernameKey('ＡＤＡ')).toBe('ada');
  expect(toUsernameKey('ﬁnn')).toBe('finn');
  // Cyrillic and Greek letters only.
  expect(toUsernameKey('сосо')).toBe('coco');
  expect(toUsernameKey('ΝΟΟ')).toBe(toUsernameKey('vοο'));
  // In lower case, a capital sigma at the end of a word becomes the final one.
  expect(toUsernameKey('ΝΙΚΟΣ')).toBe(toUsernameKey('νικοσ'));
  expect(toUsernameKey('владимир')).not.toBe(toUsernameKey('владислав'));
});

test.each([
  ['0', 'o'],
  ['1', 'l'],
  ['I', 'l'],
  ['i\u0307', 'i'],
  ['g\u0303', 'g'],
])('keeps %j and %j apart', (one, other) => {
  expect(toUsernameKey(one)).not.toBe(toUsernameKey(other));
});
