import { settleAll } from './settleAll';

test('returns the values in the order of the promises', async () => {
  const slow = new Promise<string>((resolve) => setTimeout(resolve, 5, 'slow'));
  await expect(settleAll([slow, Promise.resolve(1)])).resolves.toEqual(['slow', 1]);
});

test('throws the reason of a rejected one only after the others have settled', async () => {
  let isSettled = false;
  const slow = new Promise<void>((resolve) => {
    setTimeout(() => {
      isSettled = true;
      resolve();
    }, 5);
  });
  await expect(settleAll([Promise.reject(new Error('No space.')), slow])).rejects.toThrow('No space.');
  expect(isSettled).toBe(true);
});
