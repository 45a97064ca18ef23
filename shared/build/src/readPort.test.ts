import { readPort } from './readPort';

test.each([
  [undefined, 4173],
  ['', 4173],
  ['0', 0],
  ['8080', 8080],
  ['65535', 65_535],
])('PORT=%s is %s', (given, port) => {
  expect(readPort(4173, { NODE_ENV: 'test', PORT: given })).toBe(port);
});

test.each(['abc', '65536', '-1', '80.5', '0x50', ' '])('PORT="%s" is refused', (given) => {
  expect(() => readPort(4173, { NODE_ENV: 'test', PORT: given })).toThrow(
    expect.objectContaining({
      code: 'BAD_PORT',
      message: `Failed to read PORT: "${given}" is not a port. Use a number from 0 to 65535; 0 picks a free one.`,
    }),
  );
});
