import { StorageError, toStorageError } from './StorageError';

test('keeps a failure that already has a name', () => {
  const error = new StorageError('blocked');
  expect(toStorageError(error)).toBe(error);
});

test.each([
  ['full', new DOMException('no room', 'QuotaExceededError')],
  ['broken', new Error('Unknown')],
  ['broken', 'a text'],
  ['broken', undefined],
])('names the failure "%s" and keeps its cause: %p', (failure, cause) => {
  expect(toStorageError(cause)).toMatchObject({ failure, cause });
});
