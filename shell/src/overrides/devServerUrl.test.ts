import { isDevOrigin, parseDevServerUrl } from './devServerUrl';

test.each([
  ['http://localhost:3005', 'http://localhost:3005'],
  ['http://127.0.0.1:80', 'http://127.0.0.1:80'],
  [' http://LOCALHOST:3005/ ', 'http://localhost:3005'],
])('reads %j', (text, origin) => {
  expect(parseDevServerUrl(text)).toBe(origin);
  expect(isDevOrigin(origin)).toBe(true);
});

test.each([
  '',
  'localhost:3005',
  'https://localhost:3005',
  'http://localhost',
  'http://localhost:0',
  'http://localhost:65536',
  'http://localhost:3005/remoteEntry.js',
  'http://localhost:3005@evil.example',
  'http://localhost:80.evil.example',
  'http://user@localhost:3005',
  'http://127.0.0.1.evil.example:3005',
  'http://192.168.0.1:3005',
  'http://[::1]:3005',
  'https://evil.example',
  'javascript:alert(1)//localhost:3005',
  'http://localhost:3005\nhttp://evil.example',
])('refuses %j, and explains the format of a dev server’s address', (text) => {
  expect(isDevOrigin(text)).toBe(false);
  expect(() => parseDevServerUrl(text)).toThrow(/http:\/\/localhost:<port> or http:\/\/127\.0\.0\.1:<port>/);
});
