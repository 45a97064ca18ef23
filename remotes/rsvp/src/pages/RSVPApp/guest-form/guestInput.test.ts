import { createGuest } from '../guest-testing/guestBuilders';
import { EMPTY_INPUT, checkInput, isEmptyInput, toGuestFields, toInput } from './guestInput';

const guests = [createGuest({ name: 'Ada Mbeki' }), createGuest({ name: 'Zoë Park' })];
const input = { ...EMPTY_INPUT, name: 'Lena Fox' };

test('a name alone is enough', () => {
  expect(checkInput(input, { guests })).toEqual({});
});

test.each([
  ['name', '  ', 'Required field.'],
  ['name', 'ada  mbeki', '“Ada Mbeki” is already on the list.'],
  ['name', 'ZOE\u0308 PARK', '“Zoë Park” is already on the list.'],
  ['name', 'a'.repeat(83), 'Invalid Input: Allowed maxlength for input exceeded by 3 characters.'],
  ['partySize', '', 'Required field.'],
  ['partySize', '0', 'Enter a whole number from 1 to 50.'],
  ['partySize', '2.5', 'Enter a whole number from 1 to 50.'],
  ['partySize', '0x10', 'Enter a whole number from 1 to 50.'],
  ['partySize', '1e1', 'Enter a whole number from 1 to 50.'],
  ['partySize', '51', 'Enter a whole number from 1 to 50.'],
  ['diet', 'a'.repeat(121), 'Invalid Input: Allowed maxlength for input exceeded by 1 character.'],
  ['notes', 'a'.repeat(502), 'Invalid Input: Allowed maxlength for input exceeded by 2 characters.'],
])('%s %j: %s', (field, text, error) => {
  expect(checkInput({ ...input, [field]: text }, { guests })).toEqual({ [field]: error });
});

test('an edited guest may keep the name, in any spelling', () => {
  const edited = { ...input, name: 'ADA MBEKI' };
  expect(checkInput(edited, { guests, editedId: 'Ada Mbeki' })).toEqual({});
});

test('an edited guest may not take the name of another', () => {
  const edited = { ...input, name: 'Zoë Park' };
  expect(checkInput(edited, { guests, editedId: 'Ada Mbeki' })).toHaveProperty('name');
});

test('typed text is trimmed, and the party size becomes a number', () => {
  expect(toGuestFields({ ...input, name: ' Lena   Fox ', partySize: ' 3', notes: ' Late ' })).toEqual({
    name: 'Lena Fox',
    status: 'pending',
    partySize: 3,
    diet: '',
    notes: 'Late',
  });
});

test('an input is empty until something is changed', () => {
  expect(isEmptyInput(toInput({ ...createGuest({ name: '' }) }))).toBe(true);
  expect(isEmptyInput({ ...EMPTY_INPUT, status: 'yes' })).toBe(false);
});
