import { assertRemoteModule } from './nodeContainer';

const remote = { id: 'rsvp', contractVersion: '1.0.0', catalogue: [], pages: {} };

test('accepts a remote unchanged', () => {
  expect(assertRemoteModule('rsvp', remote)).toBe(remote);
});

test.each([
  [{ ...remote, id: 'other' }, /id is "other", not "rsvp"/],
  [{ ...remote, catalogue: {} }, /catalogue is not an array/],
  [{ ...remote, pages: undefined }, /pages is not an object/],
  [null, /id is undefined.*contractVersion is missing.*Export id, contractVersion/],
])('refuses a module that is not a remote, and names what is missing', (exposed, message) => {
  expect(() => assertRemoteModule('rsvp', exposed)).toThrow(message);
});
