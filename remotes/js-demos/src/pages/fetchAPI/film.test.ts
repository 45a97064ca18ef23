import { MalformedAnswer, parseDetails, parseFilms } from './film';

const GOOD = { id: 'a', title: 'A', release_date: '1988', running_time: '86' };

test('reads films whose numbers are strings, as in the API', () => {
  expect(parseFilms([GOOD])).toEqual([{ id: 'a', title: 'A', year: 1988, minutes: 86 }]);
});

test.each([
  ['no id', { ...GOOD, id: undefined }],
  ['an empty title', { ...GOOD, title: '' }],
  ['an overlong title', { ...GOOD, title: 'x'.repeat(5000) }],
  ['an invalid year', { ...GOOD, release_date: 'soon' }],
  ['half a minute', { ...GOOD, running_time: '0.5' }],
  ['nothing', null],
])('leaves out an entry with %s', (_what, entry) => {
  expect(parseFilms([GOOD, entry])).toHaveLength(1);
  expect(() => parseFilms([entry])).toThrow(MalformedAnswer);
});

test.each([[{}], [null], ['<html>'], [[]]])('refuses %j as a list of films', (data) => {
  expect(() => parseFilms(data)).toThrow(MalformedAnswer);
});

test('reads the details of a film and refuses incomplete ones', () => {
  const details = { original_title: 'O', director: 'D', description: 'T' };

  expect(parseDetails(details)).toEqual({ originalTitle: 'O', director: 'D', description: 'T' });
  expect(() => parseDetails({ ...details, director: 7 })).toThrow(MalformedAnswer);
  expect(() => parseDetails(null)).toThrow(MalformedAnswer);
});
