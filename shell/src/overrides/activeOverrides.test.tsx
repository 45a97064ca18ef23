import { COOKIE_NAMES, removeCookie, setCookie } from '../browser/siteCookie';
import { resolveOverrides } from './activeOverrides';
import { REVOKED_FACTS, REVOKED_TEXT, SITE } from './overrides-testing/composition';

const ORIGIN = 'http://localhost:3005';
const DEV_SERVER = { kind: 'dev-server', origin: ORIGIN };

const resolve = (stored: unknown, site = SITE) => resolveOverrides(JSON.stringify(stored), site);

jest.mock('../browser/siteCookie', () => {
  const cookies = new Map<string, string>();
  return {
    ...jest.requireActual<object>('../browser/siteCookie'),
    setCookie: (name: string, value: string) => cookies.set(name, value),
    removeCookie: (name: string) => cookies.delete(name),
    findCookie: (name: string) => cookies.get(name),
  };
});

afterEach(() => removeCookie(COOKIE_NAMES.devServers));

test('takes address and hash of a release from the composition, never from storage', () => {
  const { active, problems } = resolve({
    demos: { kind: 'release', version: '1.2.0', entry: { url: 'https://evil.example/e.js', integrity: '' } },
  });
  expect(problems).toEqual([]);
  expect(active.get('demos')).toEqual({
    remoteId: 'demos',
    override: { kind: 'release', version: '1.2.0' },
    pinnedVersion: '1.1.0',
    release: {
      id: 'demos',
      container: 'demos',
      baseUrl: '/remotes/demos/',
      version: '1.2.0',
      entry: { url: '/remotes/demos/e.1.2.0.js', integrity: 'sha384-entry-1.2.0' },
    },
  });
});

test('returns no overrides if none are stored', () => {
  expect(resolveOverrides(null, SITE)).toEqual({ active: new Map(), problems: [], revoked: new Map() });
});

test.each([
  ['invalid JSON', '{', 'not a list of overrides'],
  ['a list', '[]', 'not a list of overrides'],
  ['null', 'null', 'not a list of overrides'],
  ['an unknown remote', '{"evil":{"kind":"release","version":"1.2.0"}}', 'no remote “evil”'],
  ['an unknown version', '{"demos":{"kind":"release","version":"9.9.9"}}', 'does not include demos 9.9.9'],
  ['the pinned version', '{"demos":{"kind":"release","version":"1.1.0"}}', 'is the pinned release'],
  ['a version of another type', '{"demos":{"kind":"release","version":12}}', 'not an override'],
  ['another kind', '{"demos":{"kind":"script","src":"https://evil.example"}}', 'not an override'],
  ['a value that is not an object', '{"demos":"1.2.0"}', 'not an override'],
  ['a null override', '{"demos":null}', 'not an override'],
  [
    'a foreign origin',
    '{"demos":{"kind":"dev-server","origin":"https://evil.example"}}',
    'not a dev server of this',
  ],
  [
    'a property of the prototype',
    '{"__proto__":{"kind":"release","version":"1.2.0"}}',
    'no remote “__proto__”',
  ],
])('ignores %s, and reports it', (_case, text, problem) => {
  const { active, problems } = resolveOverrides(text, SITE);
  expect(active.size).toBe(0);
  expect(problems).toEqual([expect.stringContaining(problem)]);
});

test('keeps valid overrides beside invalid ones', () => {
  const { active, problems } = resolve({ demos: { kind: 'release', version: '1.0.0' }, evil: 1 });
  expect([...active.keys()]).toEqual(['demos']);
  expect(problems).toHaveLength(1);
});

test('reports an override of a revoked release, with date and reason', () => {
  const { active, problems, revoked } = resolve(
    { demos: { kind: 'release', version: '1.0.0' }, other: { kind: 'release', version: '1.0.0' } },
    { ...SITE, facts: REVOKED_FACTS },
  );
  expect(active.size).toBe(0);
  expect(problems).toEqual(['there is no remote “other”']);
  expect(revoked).toEqual(new Map([['demos', REVOKED_TEXT]]));
});

test('does not report a dev server or another version as revoked', () => {
  setCookie(COOKIE_NAMES.devServers, ORIGIN);
  const site = { ...SITE, facts: REVOKED_FACTS };
  for (const override of [DEV_SERVER, { kind: 'release', version: '1.2.0' }])
    expect(resolve({ demos: override }, site)).toMatchObject({ problems: [], revoked: new Map() });
});

describe('a dev server', () => {
  test('is used if the server allows it and its cookie is set', () => {
    setCookie(COOKIE_NAMES.devServers, ORIGIN);
    expect(resolve({ demos: DEV_SERVER }).active.get('demos')?.release).toMatchObject({
      version: 'dev',
      baseUrl: `${ORIGIN}/`,
      entry: { url: `${ORIGIN}/remoteEntry.js`, integrity: '' },
    });
  });

  test('is ignored if the server allows none', () => {
    setCookie(COOKIE_NAMES.devServers, ORIGIN);
    const { active, problems } = resolve({ demos: DEV_SERVER }, { ...SITE, canUseDevServers: false });
    expect(active.size).toBe(0);
    expect(problems).toEqual(['this server allows no dev server']);
  });

  test('is ignored if only the storage was planted', () => {
    const { active, problems } = resolve({ demos: DEV_SERVER });
    expect(active.size).toBe(0);
    expect(problems).toEqual([`this server does not know ${ORIGIN}`]);
  });
});
