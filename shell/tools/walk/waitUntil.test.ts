import { waitUntil } from './waitUntil';

test('waits until the answer is yes', async () => {
  const isDone = jest.fn().mockResolvedValueOnce(false).mockResolvedValue(true);
  await waitUntil(isDone, 'it did not happen', 60_000);
  expect(isDone).toHaveBeenCalledTimes(2);
});

test('gives up if the answer stays no', async () => {
  await expect(waitUntil(async () => false, 'it did not happen', 10)).rejects.toMatchObject({
    code: 'WALK_FAILED',
    message: expect.stringContaining('it did not happen within 0.01 s') as string,
  });
});
