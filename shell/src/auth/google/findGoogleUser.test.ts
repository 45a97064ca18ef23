import { createToken } from '../auth-testing/tokens';
import { findGoogleUser } from './findGoogleUser';

const EXPECTED = { clientId: 'client-1', nonce: 'nonce-1', nowMs: Date.now() };
const CLAIMS = {
  sub: '1234',
  email: 'ada@example.com',
  name: 'Ada',
  picture: 'https://images.example/ada.png',
  iss: 'https://accounts.google.com',
  aud: 'client-1',
  nonce: 'nonce-1',
};

test('reads id, name, image, email and the token itself', () => {
  const token = createToken(CLAIMS);
  expect(findGoogleUser(token, EXPECTED)).toEqual({
    token,
    user: {
      ID: '1234',
      name: 'Ada',
      image: 'https://images.example/ada.png',
      email: 'ada@example.com',
      isAdmin: 0,
    },
  });
});

test('a claim in a Google token makes no one an admin', () => {
  expect(findGoogleUser(createToken({ ...CLAIMS, isAdmin: 1 }), EXPECTED)?.user.isAdmin).toBe(0);
});

test.each([
  ['a picture with another scheme', { picture: 'javascript:alert(1)' }, { image: '' }],
  ['no name', { name: undefined }, { name: 'ada@example.com' }],
])('leaves out %s', (_name, claims, user) => {
  expect(findGoogleUser(createToken({ ...CLAIMS, ...claims }), EXPECTED)?.user).toMatchObject(user);
});

test.each([
  ['for another site', { aud: 'client-2' }],
  ['of another issuer', { iss: 'https://evil.example' }],
  ['for another visit', { nonce: 'nonce-2' }],
  ['without a nonce', { nonce: undefined }],
  ['that has expired', { exp: 1 }],
  ['without an email', { email: undefined }],
])('rejects a token %s', (_name, claims) => {
  expect(findGoogleUser(createToken({ ...CLAIMS, ...claims }), EXPECTED)).toBeNull();
});

test.each([undefined, 7, '', 'x', 'x.y.z'])('rejects %j', (credential) => {
  expect(findGoogleUser(credential, EXPECTED)).toBeNull();
});
