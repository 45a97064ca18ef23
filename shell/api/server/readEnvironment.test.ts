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

test('allowed origins get the spelling that browsers send', () => {
  const { allowedOrigins } = readEnvironment({
    ALLOWED_ORIGINS:
      'https://A.example/, https://b.example:443,http://localhost:4173, https://müller.example',
  });
  expect(allowedOrigins).toEqual([
    'https://a.example',
    'https://b.example',
    'http://localhost:4173',
    'https://xn--mller-kva.example',
  ]);
});

test.each(['a.example', '*', 'null', 'https://a.example/site', 'ftp://a.example'])(
  'the allowed origin "%s", which no page could have, is refused with what to write',
  (origin) => {
    expect(() => readEnvironment({ ALLOWED_ORIGINS: `https://b.example, ${origin}` })).toThrow(
      expect.objectContaining({
        code: 'BAD_SETTING',
        message: `Failed to read ALLOWED_ORIGINS: "${origin}" is not an origin. Write one without a path, such as https://portfolio.example.`,
      }),
    );
  },
);

test.each(['X-Real-IP:', 'X Real IP', '$remote_addr, X-Real-IP', 'X-Real-IP\n'])(
  'the address header %j, with which every request would fail, is refused with what to write',
  (header) => {
    expect(() => readEnvironment({ ADDRESS_HEADER: header })).toThrow(
      expect.objectContaining({
        code: 'BAD_SETTING',
        message: `Failed to read ADDRESS_HEADER: "${header}" is not the name of a header. Write one without a colon, such as X-Real-IP.`,
      }),
    );
  },
);
