import { OVERRIDES_KEY } from '@portfolio/contract';
import { COOKIE_NAMES, findCookie, removeCookie, setCookie } from '../browser/siteCookie';
import { clearOverrides, setOverride } from './changeOverrides';
import { type ActiveOverride, type Override, resolveOverride } from './override';
import { FACTS } from './overrides-testing/composition';
import { readStoredOverrides } from './overrideStorage';

const ORIGIN = 'http://localhost:3005';
const RELEASE = { kind: 'release', version: '1.2.0' } as const;

const resolve = (override: Override) => resolveOverride(FACTS, 'demos', override) as ActiveOverride;
const store = (overrides: object) => localStorage.setItem(OVERRIDES_KEY, JSON.stringify(overrides));
const readStored = () => JSON.parse(readStoredOverrides() ?? '{}') as unknown;

afterEach(() => {
  localStorage.clear();
  removeCookie(COOKIE_NAMES.devServers);
});

test('an override of another tab stays when this one overrides a remote', () => {
  store({ rsvp: RELEASE });
  setOverride(resolve(RELEASE));
  expect(readStored()).toEqual({ rsvp: RELEASE, demos: RELEASE });
});

test('an override that another tab removed stays removed when this one restores a pin', () => {
  const active = new Map([
    ['demos', resolve(RELEASE)],
    ['rsvp', { ...resolve(RELEASE), remoteId: 'rsvp' }],
  ]);
  clearOverrides(active, ['demos']);
  expect(readStoredOverrides()).toBeNull();
});

test('a text that is no list of overrides is replaced', () => {
  localStorage.setItem(OVERRIDES_KEY, '[1');
  setOverride(resolve(RELEASE));
  expect(readStored()).toEqual({ demos: RELEASE });
});

test('back to all pins removes every override, also unknown ones and those of other tabs', () => {
  store({ rsvp: RELEASE, gone: 1 });
  clearOverrides(new Map());
  expect(readStoredOverrides()).toBeNull();
});

test('a dev server is allowed only if the panel has set it', () => {
  const known = 'http://localhost:3006';
  setCookie(COOKIE_NAMES.devServers, known);
  store({
    rsvp: { kind: 'dev-server', origin: known },
    planted: { kind: 'dev-server', origin: 'http://localhost:9999' },
  });
  setOverride(resolve({ kind: 'dev-server', origin: ORIGIN }));
  expect(findCookie(COOKIE_NAMES.devServers)).toBe(`${known} ${ORIGIN}`);
  clearOverrides(new Map(), ['demos', 'rsvp']);
  expect(findCookie(COOKIE_NAMES.devServers)).toBeUndefined();
});
