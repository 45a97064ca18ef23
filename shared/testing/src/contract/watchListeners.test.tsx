import { createLedger, type Ledger } from './ledger';
import { watchListeners, watchMediaQueries } from './watchListeners';

let ledger: Ledger;
let target: EventTarget;
let listener: jest.Mock;

const CHANGE = { what: 'a listener for "change" on it', at: expect.any(String) as string };

beforeEach(() => {
  ledger = createLedger();
  target = new EventTarget();
  listener = jest.fn();
  watchListeners(ledger, target, 'it');
});

afterEach(() => ledger.restore());

const dispatch = () => target.dispatchEvent(new Event('change'));

test('a listener is listed until it is removed', () => {
  target.addEventListener('change', listener);
  target.addEventListener('change', () => {});
  dispatch();
  expect(listener).toHaveBeenCalledTimes(1);
  expect(ledger.list()).toEqual([CHANGE, CHANGE]);
  target.removeEventListener('change', listener);
  dispatch();
  expect(listener).toHaveBeenCalledTimes(1);
  expect(ledger.list()).toEqual([CHANGE]);
});

type Options = boolean | AddEventListenerOptions | undefined;

test.each<[added: Options, removed: Options, left: number]>([
  [undefined, undefined, 0],
  [undefined, false, 0],
  [{}, { capture: false }, 0],
  [true, { capture: true }, 0],
  [{ capture: true }, true, 0],
  [true, undefined, 1],
  [undefined, { capture: true }, 1],
])('a listener added with %p and removed with %p is of the same phase, or left', (added, removed, left) => {
  target.addEventListener('change', listener, added);
  target.removeEventListener('change', listener, removed);
  expect(ledger.list()).toHaveLength(left);
});

test('a once listener ends after its call; the same one added again is listed', () => {
  target.addEventListener('change', listener, { once: true });
  expect(ledger.list()).toEqual([CHANGE]);
  dispatch();
  expect(ledger.list()).toEqual([]);
  target.addEventListener('change', listener);
  dispatch();
  expect(ledger.list()).toEqual([CHANGE]);
  expect(listener).toHaveBeenCalledTimes(2);
});

test('a listener ends with its signal, and does not begin if that was aborted before', () => {
  const controller = new AbortController();
  target.addEventListener('change', listener, { signal: controller.signal });
  expect(ledger.list()).toEqual([CHANGE]);
  controller.abort();
  expect(ledger.list()).toEqual([]);
  target.addEventListener('change', listener, { signal: controller.signal });
  dispatch();
  expect(ledger.list()).toEqual([]);
  expect(listener).not.toHaveBeenCalled();
});

test('ignores a null listener', () => {
  target.addEventListener('change', null);
  expect(ledger.list()).toEqual([]);
});

test('removes remaining listeners when the platform is restored', () => {
  target.addEventListener('change', listener);
  ledger.restore();
  dispatch();
  expect(listener).not.toHaveBeenCalled();
  expect(Object.keys(target)).toEqual([]);
});

test('watches each media query separately', () => {
  const queries: EventTarget[] = [];
  ledger.replace(window, 'matchMedia', () => {
    queries.push(new EventTarget());
    return queries.at(-1);
  });
  watchMediaQueries(ledger);
  const [one, other] = [matchMedia('print'), matchMedia('print')];
  expect([one, other]).toEqual(queries);
  for (const query of [one, other]) query.addEventListener('change', listener);
  one.removeEventListener('change', listener);
  expect(ledger.list().map(({ what }) => what)).toEqual(['a listener for "change" on the media query print']);
});
