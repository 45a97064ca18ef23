import { listEmailConditions, listPasswordConditions } from './conditions';
import type { FormField, FormValues } from './formTypes';
import { isSubmitBlocked } from './isSubmitBlocked';
import {
  EMAIL_MAX_LENGTH,
  EMAIL_PATTERNS,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  PASSWORD_PATTERN,
  TEXT_MAX_LENGTH,
} from './patterns';
import { findFieldError, findFieldInfo } from './validateField';

const REQUIRED = { name: 'it', label: 'It', isRequired: true } as const;
const OPTIONAL = { name: 'it', label: 'It' } as const;
const OPTIONS = [
  { value: 'web', label: 'Web' },
  { value: 'print', label: 'Print', isDisabled: true },
];
const WRONG_EMAIL = 'Wrong email format: Please follow the pattern name@example.com';
const NOT_AN_OPTION = 'Invalid Input. Please select an option from the options below.';
const x = (length: number) => 'x'.repeat(length);

describe('findFieldError', () => {
  test.each<[string, FormField, string | boolean, string | null]>([
    ['a required text that is empty', { kind: 'text', ...REQUIRED }, '', 'Required field.'],
    ['a required text of spaces', { kind: 'text', ...REQUIRED }, '   ', 'Required field.'],
    ['a required text that is filled', { kind: 'text', ...REQUIRED }, 'Ada', null],
    ['an optional text that is empty', { kind: 'text', ...OPTIONAL }, '', null],
    [
      'a text below its minlength',
      { kind: 'text', ...REQUIRED, minLength: 3 },
      'ab',
      'Invalid Input: Allowed minlength for input is 3 characters.',
    ],
    ['a name of one word', { kind: 'text', ...REQUIRED, canHaveSpaces: false }, ' ada ', null],
    ['a space in it', { kind: 'text', ...REQUIRED, canHaveSpaces: false }, 'a da', 'Spaces are not allowed.'],
    [
      'a text below its minlength with spaces around it',
      { kind: 'text', ...REQUIRED, minLength: 3 },
      ' ab ',
      'Invalid Input: Allowed minlength for input is 3 characters.',
    ],
    ['a text at its maxlength with spaces around it', { kind: 'text', ...REQUIRED }, ` ${x(50)} `, null],
    ['a text at its minlength', { kind: 'text', ...REQUIRED, minLength: 3 }, 'abc', null],
    ['a text at the default maxlength', { kind: 'text', ...REQUIRED }, x(50), null],
    [
      'a text over the default maxlength',
      { kind: 'text', ...REQUIRED },
      x(53),
      'Invalid Input: Allowed maxlength for input exceeded by 3 characters.',
    ],
    [
      'a text one over its own maxlength',
      { kind: 'text', ...REQUIRED, maxLength: 10 },
      x(11),
      'Invalid Input: Allowed maxlength for input exceeded by 1 character.',
    ],
    [
      'a text area over its own maxlength',
      { kind: 'textarea', ...OPTIONAL, maxLength: 200 },
      x(202),
      'Invalid Input: Allowed maxlength for input exceeded by 2 characters.',
    ],
    ['a required email that is empty', { kind: 'email', ...REQUIRED }, '', 'Required field.'],
    ['an email', { kind: 'email', ...REQUIRED }, 'a.b_c%d+e-f9@sub.example-1.com', null],
    ['an email with a space around it', { kind: 'email', ...REQUIRED }, ' ada@example.com ', null],
    ['an email without @', { kind: 'email', ...REQUIRED }, 'ada.example.com', WRONG_EMAIL],
    ['an email without domain', { kind: 'email', ...REQUIRED }, 'ada@.com', WRONG_EMAIL],
    ['an email without a top-level domain', { kind: 'email', ...REQUIRED }, 'ada@example', WRONG_EMAIL],
    [
      'an email with a top-level domain of 1 letter',
      { kind: 'email', ...REQUIRED },
      'ada@example.c',
      WRONG_EMAIL,
    ],
    [
      'an email with a top-level domain of 4 letters',
      { kind: 'email', ...REQUIRED },
      'ada@example.info',
      WRONG_EMAIL,
    ],
    [
      'an email with a top-level domain of 4 letters if the form accepts it',
      { kind: 'email', ...REQUIRED, topLevelDomain: 'any' },
      'ada@example.info',
      null,
    ],
    ['an email with other characters', { kind: 'email', ...REQUIRED }, 'ad!a@example.com', WRONG_EMAIL],
    [
      'an email over 50 characters',
      { kind: 'email', ...REQUIRED },
      `${x(40)}@example.com`,
      'Invalid Input: Allowed maxlength for input exceeded by 2 characters.',
    ],
    ['an email that is not checked', { kind: 'email', ...REQUIRED, isChecked: false }, 'ada', null],
    ['a required password that is empty', { kind: 'password', ...REQUIRED }, '', 'Required field.'],
    ['a password', { kind: 'password', ...REQUIRED }, 'Horse-7!', null],
    [
      'a password of 7 characters',
      { kind: 'password', ...REQUIRED },
      'Hors-7!',
      'Invalid Input: Allowed minlength for input is 8 characters.',
    ],
    [
      'a password over 50 characters',
      { kind: 'password', ...REQUIRED },
      `Aa1!${x(47)}`,
      'Invalid Input: Allowed maxlength for input exceeded by 1 character.',
    ],
    ['a password that is not checked', { kind: 'password', ...REQUIRED, isChecked: false }, 'x', null],
    ['a select without a choice', { kind: 'select', ...REQUIRED, options: OPTIONS }, '', 'Required field.'],
    ['a select with a choice', { kind: 'select', ...REQUIRED, options: OPTIONS }, 'web', null],
    ['a select with another value', { kind: 'select', ...REQUIRED, options: OPTIONS }, 'tv', NOT_AN_OPTION],
    ['strict options with a valid choice', { kind: 'strict', ...REQUIRED, options: OPTIONS }, 'web', null],
    [
      'strict options with an unknown choice',
      { kind: 'strict', ...REQUIRED, options: OPTIONS },
      'Web',
      NOT_AN_OPTION,
    ],
    [
      'strict options with a disabled choice',
      { kind: 'strict', ...OPTIONAL, options: OPTIONS },
      'print',
      NOT_AN_OPTION,
    ],
    ['optional strict options without a choice', { kind: 'strict', ...OPTIONAL, options: OPTIONS }, '', null],
    [
      'a radio group without a choice',
      { kind: 'radio', ...REQUIRED, options: OPTIONS },
      '',
      'Required field.',
    ],
    ['a required checkbox that is unchecked', { kind: 'checkbox', ...REQUIRED }, false, 'Required field.'],
    ['a required checkbox that is checked', { kind: 'checkbox', ...REQUIRED }, true, null],
    [
      'an empty confirmation',
      { kind: 'passwordConfirm', ...REQUIRED, repeats: 'password' },
      '',
      'Required Field',
    ],
    [
      'a confirmation that differs',
      { kind: 'passwordConfirm', ...REQUIRED, repeats: 'password' },
      'Horse-8!',
      'Passwords does not match',
    ],
    [
      'a confirmation that is the same',
      { kind: 'passwordConfirm', ...REQUIRED, repeats: 'password' },
      'Horse-7!',
      null,
    ],
  ])('%s', (_name, field, value, message) => {
    const values: FormValues = { password: 'Horse-7!', it: value };
    expect(findFieldError(field, values)).toBe(message);
  });

  test.each([...'!@#$%^&*'])('accepts a password with the special character %s', (character) => {
    expect(findFieldError({ kind: 'password', ...REQUIRED }, { it: `Horses7${character}` })).toBeNull();
  });

  test.each(['horse-7!!', 'HORSE-7!!', 'Horse-!!!', 'Horse777x', 'Horses7-', 'Horse 7!!'])(
    'names the pattern that the password %j fails',
    (value) => {
      expect(findFieldError({ kind: 'password', ...REQUIRED }, { it: value })).toBe(
        'Wrong password format: Please follow the pattern a-z, A-Z, 0-9, !@#$%^&* and 8 or more characters',
      );
    },
  );
});

test('has the limits of SPEC section 9', () => {
  expect({ TEXT_MAX_LENGTH, EMAIL_MAX_LENGTH, PASSWORD_MIN_LENGTH, PASSWORD_MAX_LENGTH }).toEqual({
    TEXT_MAX_LENGTH: 50,
    EMAIL_MAX_LENGTH: 50,
    PASSWORD_MIN_LENGTH: 8,
    PASSWORD_MAX_LENGTH: 50,
  });
});

describe('findFieldInfo', () => {
  test.each<[FormField, number, string | undefined]>([
    [{ kind: 'text', ...REQUIRED }, 49, undefined],
    [{ kind: 'text', ...REQUIRED }, 50, 'Character limit of 50 reached'],
    [{ kind: 'text', ...REQUIRED }, 51, 'Character limit of 50 reached'],
    [{ kind: 'text', ...REQUIRED, maxLength: 5 }, 5, 'Character limit of 5 reached'],
    [{ kind: 'textarea', ...REQUIRED }, 50, 'Character limit of 50 reached'],
    [{ kind: 'email', ...REQUIRED }, 50, 'Character limit of 50 reached'],
    [{ kind: 'password', ...REQUIRED }, 50, 'Character limit of 50 reached'],
    [{ kind: 'strict', ...REQUIRED, options: [] }, 50, undefined],
  ])('%j with %i characters: %s', (field, length, message) => {
    expect(findFieldInfo(field, { it: x(length) })).toBe(message);
  });
});

describe('listEmailConditions', () => {
  test.each([
    ['', [false, false, false]],
    ['ada', [true, false, false]],
    ['a da', [false, false, false]],
    ['ada@', [true, false, false]],
    ['ada@example', [true, true, false]],
    ['ada@example.c', [true, true, false]],
    ['ada@example.co', [true, true, true]],
    ['ada@example.com', [true, true, true]],
    ['ada@example.info', [true, true, false]],
    ['a.b_c%d+e-f9@sub.example-1.com', [true, true, true]],
    ['ad!a@example.com', [false, true, true]],
    ['a@da@example.com', [false, true, true]],
    ['ada@exa mple.com', [true, false, true]],
    ['ada@.com', [true, true, false]],
  ])('%j meets the conditions %j, and all of them if and only if it matches the pattern', (value, met) => {
    const conditions = listEmailConditions(value);
    expect(conditions.map(({ isMet }) => isMet)).toEqual(met);
    expect(conditions.every(({ isMet }) => isMet)).toBe(EMAIL_PATTERNS.short.test(value));
  });

  test.each([
    ['me@studio.design', true],
    ['me@studio.d', false],
    ['me@studio', false],
  ])('accepts a top-level domain of any length if the form does: %j', (value, isMet) => {
    const conditions = listEmailConditions(value, 'any');
    expect(conditions.map((condition) => condition.isMet)).toEqual([true, true, isMet]);
    expect(EMAIL_PATTERNS.any.test(value)).toBe(isMet);
  });
});

describe('listPasswordConditions', () => {
  test('has the six conditions of the specification, in its order', () => {
    expect(listPasswordConditions('').map(({ text }) => text)).toEqual([
      'Numbers present',
      'No spaces',
      'Capital letter',
      'Small letters',
      '8 or more characters',
      'Special character: one of !@#$%^&*',
    ]);
  });

  test.each([
    ['', [false, false, false, false, false, false]],
    ['7', [true, true, false, false, false, false]],
    ['A', [false, true, true, false, false, false]],
    ['a', [false, true, false, true, false, false]],
    ['!', [false, true, false, false, false, true]],
    ['-', [false, true, false, false, false, false]],
    ['Horse7!', [true, true, true, true, false, true]],
    ['Horses7!', [true, true, true, true, true, true]],
    ['Horse 7!', [true, false, true, true, true, true]],
    ['Horses77', [true, true, true, true, true, false]],
  ])('%j meets the conditions %j, and all of them if and only if it matches the pattern', (value, met) => {
    const conditions = listPasswordConditions(value);
    expect(conditions.map(({ isMet }) => isMet)).toEqual(met);
    expect(conditions.every(({ isMet }) => isMet)).toBe(PASSWORD_PATTERN.test(value));
  });
});

describe('isSubmitBlocked', () => {
  const STATE = {
    fields: [
      { kind: 'text', name: 'name', label: 'Name', isRequired: true },
      { kind: 'select', name: 'type', label: 'Type', isRequired: true, options: OPTIONS },
      { kind: 'text', name: 'note', label: 'Note' },
      { kind: 'passwordConfirm', name: 'confirm', label: 'Confirm', isRequired: true, repeats: 'name' },
    ] as FormField[],
    values: { name: 'Ada', type: 'web', note: '', confirm: 'Ada' } as FormValues,
    messages: [],
    hasValidation: true,
    canSkipPasswordConfirm: false,
  };
  const without = (name: string) => ({ values: { ...STATE.values, [name]: '' } });

  test.each([
    ['all required fields filled', {}, false],
    ['an empty required input', without('name'), true],
    ['an empty required select', without('type'), true],
    ['an empty input while validation is off', { ...without('name'), hasValidation: false }, false],
    ['an empty confirmation', without('confirm'), true],
    [
      'an empty confirmation that is optional',
      { ...without('confirm'), canSkipPasswordConfirm: true },
      false,
    ],
    ['an error', { messages: [{ error: 'Wrong.' }] }, true],
    ['a warning', { messages: [{ warning: 'Odd.' }] }, true],
    ['an info', { messages: [{ info: 'By the way.' }] }, false],
    ['an error while validation is off', { messages: [{ error: 'Wrong.' }], hasValidation: false }, true],
  ])('with %s: %s', (_name, change, expected) => {
    expect(isSubmitBlocked({ ...STATE, ...change })).toBe(expected);
  });
});
