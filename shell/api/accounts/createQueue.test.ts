import { createQueue } from './createQueue';

const createSmallQueue = (limits: { maxRunning?: number; maxWaiting?: number; maxWaitingOfShare?: number }) =>
  createQueue({
    maxRunning: 1,
    maxWaiting: 100,
    maxWaitingOfShare: 100,
    ...limits,
    onFull: () => new Error('full'),
    onGone: () => new Error('gone'),
  });

/** Creates work that the test finishes; `started` lists the running work in order of its start. */
function createWork() {
  const started: string[] = [];
  const finishers: (() => void)[] = [];
  return {
    started,
    start: (name: string) => () => {
      started.push(name);
      return new Promise<string>((resolve) => finishers.push(() => resolve(name)));
    },
    /** Finishes the work that started first, and lets the next one start. */
    async finish() {
      finishers.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

test('runs the given number of jobs at a time, and all of them in the end', async () => {
  const queue = createSmallQueue({ maxRunning: 2 });
  const { started, start, finish } = createWork();
  const names = ['1', '2', '3', '4', '5', '6'];
  const results = names.map((name) => queue.run({ share: 'a' }, start(name)));
  for (const [index, name] of names.entries()) {
    expect(started).toHaveLength(Math.min(index + 2, names.length));
    await finish();
    expect(await results[index]).toBe(name);
  }
});

test('continues after a failed job', async () => {
  const queue = createSmallQueue({});
  const failed = queue.run({ share: 'a' }, () => Promise.reject(new Error('broken')));
  const waiting = queue.run({ share: 'a' }, () => Promise.resolve('done'));
  await expect(failed).rejects.toThrow('broken');
  expect(await waiting).toBe('done');
  expect(await queue.run({ share: 'a' }, () => Promise.resolve('next'))).toBe('next');
});

test('shares take turns, however many one of them sends', async () => {
  const queue = createSmallQueue({});
  const { started, start, finish } = createWork();
  for (let index = 0; index < 50; index += 1) void queue.run({ share: 'flood' }, start('flood'));
  void queue.run({ share: 'ada' }, start('ada'));
  void queue.run({ share: 'bob' }, start('bob'));
  for (let index = 0; index < 4; index += 1) await finish();
  expect(started).toEqual(['flood', 'flood', 'ada', 'bob', 'flood']);
});

test('a cancelled job leaves the queue at once and never runs', async () => {
  const queue = createSmallQueue({ maxWaiting: 100 });
  const { started, start, finish } = createWork();
  void queue.run({ share: 'a' }, start('first'));
  const clients = Array.from({ length: 100 }, () => new AbortController());
  const abandoned = clients.map(({ signal }, index) =>
    queue.run({ share: `a${index}`, signal }, start('abandoned')),
  );
  for (const client of clients) client.abort();
  for (const result of await Promise.allSettled(abandoned))
    expect(result).toMatchObject({ status: 'rejected', reason: { message: 'gone' } });
  const last = queue.run({ share: 'b' }, start('last'));
  await finish();
  await finish();
  expect(await last).toBe('last');
  expect(started).toEqual(['first', 'last']);
  await expect(queue.run({ share: 'a', signal: AbortSignal.abort() }, start('late'))).rejects.toThrow('gone');
});

test('refuses further jobs of a share whose queue is full, and still accepts other shares', async () => {
  const queue = createSmallQueue({ maxWaitingOfShare: 2 });
  const { started, start, finish } = createWork();
  for (let index = 0; index < 3; index += 1) void queue.run({ share: 'a' }, start('a'));
  await expect(queue.run({ share: 'a' }, start('a'))).rejects.toThrow('full');
  void queue.run({ share: 'b' }, start('b'));
  await finish();
  await finish();
  expect(started).toEqual(['a', 'a', 'b']);
});

test('when the queue is full, the share with the most jobs loses its last one to a share with fewer', async () => {
  const queue = createSmallQueue({ maxWaiting: 3 });
  const { started, start, finish } = createWork();
  void queue.run({ share: 'a' }, start('a0'));
  void queue.run({ share: 'a' }, start('a1'));
  const second = queue.run({ share: 'a' }, start('a2'));
  const third = queue.run({ share: 'a' }, start('a3'));
  void queue.run({ share: 'b' }, start('b1'));
  await expect(third).rejects.toThrow('full');
  void queue.run({ share: 'c' }, start('c1'));
  await expect(second).rejects.toThrow('full');
  // Each line has one waiting now, so a fourth share may not displace any of them.
  await expect(queue.run({ share: 'd' }, start('d1'))).rejects.toThrow('full');
  for (let index = 0; index < 3; index += 1) await finish();
  expect(started).toEqual(['a0', 'a1', 'b1', 'c1']);
});
