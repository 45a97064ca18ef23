import http from 'node:http';
import { CONTRACT_VERSION } from '@portfolio/contract';
import { listenLocally } from '@portfolio/testing/browser';
import { readDeployedSite } from './readDeployedSite';

const FACTS = {
  schema: 1,
  compositionId: 'abc',
  contract: CONTRACT_VERSION,
  pins: { remotes: {} },
  remotes: [],
};

let deployed: { status: number; body: string; headers?: http.OutgoingHttpHeaders };
const server = http.createServer((_request, response) => {
  response.writeHead(deployed.status, deployed.headers).end(deployed.body);
});
let site: Awaited<ReturnType<typeof listenLocally>>;
beforeAll(async () => {
  site = await listenLocally(server);
});
afterAll(() => site.close());

test('the origin of a site is that of the address to which it redirects', async () => {
  const other = await listenLocally(
    http.createServer((_request, response) => response.end(JSON.stringify(FACTS))),
  );
  deployed = { status: 301, body: '', headers: { location: `${other.url}/composition.json` } };
  await expect(readDeployedSite(site.url)).resolves.toEqual({ origin: other.url, facts: FACTS });
  await other.close();
});

test('reads the facts about a site', async () => {
  deployed = { status: 200, body: JSON.stringify(FACTS) };
  await expect(readDeployedSite(`${site.url}/`)).resolves.toEqual({ origin: site.url, facts: FACTS });
});

test.each([
  ['no such file', 404, '', 'BAD_SITE', /has no \/composition.json/],
  ['a page', 200, '<!doctype html>', 'BAD_SITE', /Correct the address/],
  ['other data', 200, '{"schema":2}', 'BAD_SITE', /Correct the address/],
  [
    'an older contract',
    200,
    JSON.stringify({ ...FACTS, contract: '0.9.0' }),
    'OTHER_CONTRACT',
    /contract 0.9.0/,
  ],
])('%s is refused', async (_case, status, body, code, message) => {
  deployed = { status, body };
  await expect(readDeployedSite(site.url)).rejects.toMatchObject({
    code,
    message: expect.stringMatching(message),
  });
});

test.each(['portfolio.example', 'ftp://portfolio.example', 'https://portfolio.example/work', ''])(
  '"%s" is not the address of a site',
  async (address) => {
    await expect(readDeployedSite(address)).rejects.toMatchObject({ code: 'BAD_SITE' });
  },
);

test('a site that does not answer is named, with the reason', async () => {
  await expect(readDeployedSite('http://127.0.0.1:1')).rejects.toMatchObject({
    code: 'SITE_UNREACHABLE',
    message: expect.stringContaining('http://127.0.0.1:1'),
  });
});
