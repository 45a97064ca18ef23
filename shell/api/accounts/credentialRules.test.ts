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

test('the server asks for what the form asks for', () => {
  expect(EMAIL_PATTERN).toEqual(form.EMAIL_PATTERN);
  expect(PASSWORD_PATTERN).toEqual(form.PASSWORD_PATTERN);
  expect([form.TEXT_MAX_LENGTH, form.EMAIL_MAX_LENGTH, form.PASSWORD_MAX_LENGTH]).toEqual(
    Array(3).fill(TEXT_MAX_LENGTH),
  );
});

test('all faults are told at once, and none where there is none', () => {
  expect(findCredentialFaults(ADA)).toEqual({});
  expect(Object.keys(findCredentialFaults({ name: '', email: '', username: '', password: '' }))).toEqual([
    'name',
    'email',
    'username',
    'password',
  ]);
});

test('spellings that look the same are the same', () => {
  expect(toEmailKey(' Ada@Example.COM ')).toBe('ada@example.com');
  expect(toUsernameKey('ＡＤＡ')).toBe('ada');
  expect(toUsernameKey('ﬁnn')).toBe('finn');
});
