import { readEnvironment } from './readEnvironment';

test('without any variable it uses PGlite and a key file in the same folder', () => {
  expect(readEnvironment({})).toEqual({
    database: { folder: expect.stringMatching(/shell\/\.data\/auth\/database$/) },
    keys: { file: expect.stringMatching(/shell\/\.data\/auth\/keys\.json$/) },
    allowedOrigins: [],
  });
});

test('each variable sets its option', () => {
  expect(
    readEnvironment({
      DATABASE_URL: 'postgres://test@localhost/test',
      AUTH_SECRETS: 'new, old',
      ALLOWED_ORIGINS: 'https://a.example, https://b.example',
      ADMIN_BOOTSTRAP_TOKEN: 'token',
      ADDRESS_HEADER: 'x-real-ip',
    }),
  ).toEqual({
    database: { url: 'postgres://test@localhost/test' },
    keys: { secrets: ['new', 'old'] },
    allowedOrigins: ['https://a.example', 'https://b.example'],
    bootstrapToken: 'token',
    addressHeader: 'x-real-ip',
  });
});

test('treats empty variables as unset', () => {
  const empty = { DATABASE_URL: '', AUTH_SECRETS: '', ADMIN_BOOTSTRAP_TOKEN: '', AUTH_DATA: '' };
  expect(readEnvironment(empty)).toEqual(readEnvironment({}));
});
