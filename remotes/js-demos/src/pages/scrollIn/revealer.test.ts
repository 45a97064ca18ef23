import { createRevealer } from './revealer';
import { createFakeObserver } from './scroll-testing/fakeObserver';

const RULE = { share: 0.5, isOnce: true };
// The logic only compares elements, so any object will do in Node.
const element = (name: string) => ({ name }) as unknown as Element;

function setUp(rule = RULE) {
  const [first, second] = [element('first'), element('second')];
  const observer = createFakeObserver();
  const revealer = createRevealer(['a', 'b'], observer.create);
  const end = revealer.watch(
    new Map([
      ['a', first],
      ['b', second],
    ]),
    rule,
  );
  return { first, second, observer, revealer, end };
}

test('hides nothing before the observer has reported', () => {
  const { revealer } = setUp();

  expect(revealer.get().stages).toEqual({ a: 'plain', b: 'plain' });
});

test('hides pictures below the window and reveals each when half of it is visible', () => {
  const { first, second, observer, revealer } = setUp();
  observer.see(first, 300);
  observer.see(second, 0);
  expect(revealer.get().stages).toEqual({ a: 'shown', b: 'waiting' });

  observer.see(second, 150);
  expect(revealer.get().stages.b).toBe('waiting');
  expect(revealer.get().shares.b).toBe(0.375);

  observer.see(second, 200);
  expect(revealer.get().stages.b).toBe('shown');
});

test('replay hides all pictures and observes them again', () => {
  const { first, second, observer, revealer } = setUp();
  observer.see(first, 300);
  observer.see(second, 300);
  revealer.replay();
  expect(revealer.get().stages).toEqual({ a: 'waiting', b: 'waiting' });
  expect(observer.watched).toEqual(new Set([first, second]));

  observer.see(first, 300);
  expect(revealer.get().stages).toEqual({ a: 'shown', b: 'waiting' });
});

test('keeps stages while it does not observe, and replays nothing meanwhile', () => {
  const { first, observer, revealer, end } = setUp();
  observer.see(first, 300);
  end();
  revealer.replay();

  expect(observer.counts.disconnected).toBe(1);
  expect(revealer.get().stages).toEqual({ a: 'shown', b: 'plain' });
});

test('shows everything when it is released', () => {
  const { second, observer, revealer } = setUp();
  observer.see(second, 0);
  revealer.release();

  expect(revealer.get().stages).toEqual({ a: 'plain', b: 'plain' });
});

test('counts a skipped picture as passed only if it comes in once', () => {
  for (const [isOnce, stage] of [
    [true, 'shown'],
    [false, 'waiting'],
  ] as const) {
    const { first, observer, revealer } = setUp({ share: 0.5, isOnce });
    observer.pass(first);
    expect(revealer.get().stages.a).toBe(stage);
  }
});
