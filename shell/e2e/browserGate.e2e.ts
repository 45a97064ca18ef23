import fs from 'node:fs';
import { runScript } from './support/runScript';
import { expect, test } from './support/siteTest';

const PAGE = '/work/WebUX/RSVPApp';

test('the browser gate refuses a release whose page has hidden side effects, and accepts one without', () => {
  const file = test.info().outputPath('refusals.json');
  runScript('judgeReleases.ts', file);
  const { healthy, hostile } = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<
    'healthy' | 'hostile',
    { check: string; problem: string; nextStep: string }[]
  >;
  expect(healthy).toEqual([]);
  expect(hostile.map(({ check }) => check)).toEqual(hostile.map(() => 'browser'));
  expect(hostile.map(({ problem, nextStep }) => `${problem} ${nextStep}`)).toEqual([
    expect.stringMatching(`^${PAGE}: it uses RTCPeerConnection, .*\\. Use fetch`),
    expect.stringMatching(`^${PAGE}: it changes its address to /login\\. Leave it to the shell`),
    expect.stringMatching(`^${PAGE}: it replaces functions that all scripts use: fetch\\. Wrap the function`),
    expect.stringMatching(
      `^${PAGE}: the wheel does not scroll the page\\. Listen to the wheel on the element`,
    ),
    expect.stringMatching(
      `^${PAGE}: it leaves something behind: cookies is "/api late=1" instead of ""\\. Undo the changes`,
    ),
    expect.stringMatching(
      `^${PAGE}: it leaves something behind: replaced functions: fetch\\. Undo the changes`,
    ),
    expect.stringMatching(
      `^${PAGE}: it leaves something behind: still running: MutationObserver on document, a listener on <header> paste, a listener on document visibilitychange, a listener on window wheel, setInterval\\.`,
    ),
    expect.stringMatching(
      `^${PAGE}: it removes or changes data that the site has stored: cookies, localStorage\\. Change only .* begin with "rsvp"`,
    ),
  ]);
});
