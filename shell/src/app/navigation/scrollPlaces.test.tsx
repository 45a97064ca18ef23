import { createScrollPlaces } from './scrollPlaces';

let end = () => {};

function start(index: number) {
  const places = createScrollPlaces(index);
  end = places.start();
  return places;
}

function scrollTo(top: number) {
  Object.assign(window, { scrollY: top });
  window.dispatchEvent(new Event('scroll'));
}

/** Simulates a reload, or Back to a document that the browser has discarded. */
function loadDocument(index: number) {
  window.dispatchEvent(new Event('pagehide'));
  end();
  return start(index);
}

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(window, 'scrollTo').mockImplementation((...[options]: unknown[]) => {
    Object.assign(window, { scrollY: (options as ScrollToOptions).top });
  });
});

afterEach(() => {
  end();
  jest.restoreAllMocks();
});

test('restores the position of an entry', () => {
  const places = start(7);
  scrollTo(300);
  places.enter(8, true);
  scrollTo(0);
  places.enter(7, false);
  expect(places.restore()).toBe(true);
  expect(window.scrollY).toBe(300);
});

test('restores the position of an entry from before a reload', () => {
  const before = start(7);
  scrollTo(300);
  before.enter(8, true);
  scrollTo(20);
  const places = loadDocument(8);
  places.enter(7, false);
  expect(places.restore()).toBe(true);
  expect(window.scrollY).toBe(300);
});

test('has no position for an entry that was never scrolled, or was replaced by another', () => {
  const places = start(7);
  places.enter(8, true);
  scrollTo(300);
  places.enter(7, false);
  expect(places.restore()).toBe(false);
  places.enter(8, true);
  expect(places.restore()).toBe(false);
});

test('lets the browser restore the position of the document that is left', () => {
  start(7);
  expect(window.history.scrollRestoration).toBe('manual');
  window.dispatchEvent(new Event('pagehide'));
  expect(window.history.scrollRestoration).toBe('auto');
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(window.history.scrollRestoration).toBe('manual');
});

test('keeps the positions of a document whose last file arrives late', () => {
  const places = start(7);
  scrollTo(300);
  places.enter(8, true);
  scrollTo(0);
  window.dispatchEvent(new Event('pageshow'));
  places.enter(7, false);
  expect(places.restore()).toBe(true);
  expect(window.scrollY).toBe(300);
});

test('works without storage', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Denied.', 'SecurityError');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Denied.', 'SecurityError');
  });
  start(7);
  scrollTo(300);
  expect(() => loadDocument(7)).not.toThrow();
});
