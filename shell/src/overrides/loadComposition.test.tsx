import { createCompositionLoader } from './loadComposition';
import { FACTS } from './overrides-testing/composition';

const answer = (body: unknown, { status = 200, headers = {} } = {}) => ({
  ok: status === 200,
  status,
  headers: new Map(Object.entries(headers)),
  json: () => Promise.resolve(body),
});

const load = (...parameters: Parameters<typeof answer>) =>
  createCompositionLoader((_url, read) => read(answer(...parameters) as unknown as Response))();

beforeEach(() => {
  document.documentElement.dataset['shell'] = FACTS.shellHash.slice(0, 12);
});

test('returns the facts; allows dev servers only if a header of the server does', async () => {
  expect(await load(FACTS)).toEqual({ facts: FACTS, canUseDevServers: false });
  const headers = { 'Portfolio-Dev-Servers': 'allowed' };
  expect(await load(FACTS, { headers })).toEqual({ facts: FACTS, canUseDevServers: true });
});

test.each([
  ['is missing', () => load(null, { status: 404 }), 'it answered 404'],
  ['is not a composition', () => load([]), 'it does not describe a composition'],
  [
    'is of another shell build',
    () => load({ ...FACTS, shellHash: 'newer' }),
    'the site has changed since this tab was opened. Load the page again.',
  ],
])('reports a file that %s', async (_case, run, cause) => {
  await expect(run()).rejects.toMatchObject({
    code: 'NO_COMPOSITION',
    message: expect.stringContaining(cause),
  });
});
