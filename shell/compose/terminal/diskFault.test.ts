import { SiteError } from '@portfolio/contract';
import { toDiskFault } from './diskFault';

const toError = (code: string, path?: string) =>
  Object.assign(new Error(`${code}: it failed`), { code, ...(path !== undefined && { path }) });

test.each([
  ['ENOSPC', 'DISK_FULL', 'there is no space left (ENOSPC). Free some space'],
  ['EACCES', 'NO_ACCESS', 'this user may not (EACCES). Grant access to it, or name another place'],
  ['EROFS', 'NO_ACCESS', 'this user may not (EROFS). Grant access to it, or name another place'],
])('%s is reported with the file and what to do', (errno, code, text) => {
  const cause = toError(errno, '/srv/out/report.md');
  expect(toDiskFault(cause)).toMatchObject({
    ...{ code, cause },
    message: `Failed to use /srv/out/report.md: ${text}, then run the command again.`,
  });
});

test('an error of writing to an open file, which names none, is reported as well', () => {
  expect(toDiskFault(toError('ENOSPC'))).toMatchObject({
    message: expect.stringMatching(/^Failed to use a file: there is no space left/) as string,
  });
});

test.each([
  new SiteError('It is full. Free some space.', 'REGISTRY_FULL', { cause: toError('ENOSPC') }),
  new TypeError('not a function'),
  toError('ECONNREFUSED'),
  toError('EPERM'),
  'a text',
])('%s stays as it is', (error) => {
  expect(toDiskFault(error)).toBe(error);
});
