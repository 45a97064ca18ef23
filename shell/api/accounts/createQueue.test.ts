import { createQueue } from './createQueue';

const createFullQueue = (maxRunning: number, maxWaiting: number) =>
  createQueue(maxRunning, maxWaiting, () => new Error('full'));

test('runs so many at a time and all in the end', async () => {
  const queue = createFullQueue(2, 10);
  let runningCount = 0;
  let mostRunning = 0;
  const work = async (value: number) => {
    runningCount += 1;
    mostRunning = Math.max(mostRunning, runningCount);
    await new Promise((resolve) => setTimeout(resolve, 2));
    runningCount -= 1;
    return value;
  };
  const values = [1, 2, 3, 4, 5, 6];
  expect(await Promise.all(values.map((value) => queue.run(() => work(value))))).toEqual(values);
  expect(mostRunning).toBe(2);
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
