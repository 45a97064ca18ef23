import { createQueue } from './createQueue';

const createFullQueue = (maxRunning: number, maxWaiting: number) =>
  createQueue(maxRunning, maxWaiting, () => new Error('full'));

test('runs so many at a time and all in the end', async () => {
  const queue = createFullQueue(2, 10);
  const started: (() => void)[] = [];
  const values = [1, 2, 3, 4, 5, 6];
  const results = values.map((value) =>
    queue.run(() => new Promise((resolve) => started.push(() => resolve(value)))),
  );
  for (const [index, value] of values.entries()) {
    expect(started).toHaveLength(Math.min(index + 2, values.length));
    started[index]?.();
    expect(await results[index]).toBe(value);
  }
});

test('turns away the one too many and goes on after a failure', async () => {
  const queue = createFullQueue(1, 1);
  const failed = queue.run(() => Promise.reject(new Error('broken')));
  const waiting = queue.run(() => Promise.resolve('done'));
  await expect(queue.run(() => Promise.resolve('late'))).rejects.toThrow('full');
  await expect(failed).rejects.toThrow('broken');
  expect(await waiting).toBe('done');
  expect(await queue.run(() => Promise.resolve('next'))).toBe('next');
});
