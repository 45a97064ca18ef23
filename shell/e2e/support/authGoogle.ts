import type { Page } from '@playwright/test';
import { toIntegrity } from '@portfolio/registry';
import { getHeaders } from '../../compose/site/siteIndex';
import { createHeaderRules } from '../../src/site-files/headerRules';
import { toGoogleDocument } from '../../src/site-files/toGoogleDocument';

const CLIENT_ID = 'client-1';
const MAIN_SCRIPT = /\/shell\/main\.\w+\.js$/;

/** The account that the stand-in signs in. */
export const GOOGLE_CLAIMS = {
  iss: 'https://accounts.google.com',
  aud: CLIENT_ID,
  sub: '110169484474386276334',
  name: 'Ada of Google',
  email: 'ada@example.com',
  picture: 'https://images.example/ada.png',
  exp: 4_102_444_800,
};

/**
 * Serves the site as if `src/site.ts` had a client id: that script, its hash in page and policy, and the document with
 * Google's button.
 */
export async function configureClientId(page: Page): Promise<void> {
  const configure = (script: string) => script.replace('googleClientId:""', `googleClientId:"${CLIENT_ID}"`);

  await page.route(MAIN_SCRIPT, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: configure(await response.text()) });
  });
  await page.route(
    ({ pathname }) => pathname === '/about',
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const [, file = ''] = /href="(\/shell\/main\.\w+\.js)"/.exec(html) ?? [];
      const script = await (await page.request.get(new URL(file, response.url()).href)).text();
      const withHash = (text: string) => text.replaceAll(toIntegrity(script), toIntegrity(configure(script)));
      const headers = response.headers();
      const policy = withHash(headers['content-security-policy'] ?? '');
      await route.fulfill({
        response,
        headers: { ...headers, 'content-security-policy': policy },
        body: withHash(html),
      });
    },
  );
  await page.route('**/google-sign-in', (route) => {
    const sources = { host: new URL(route.request().url()).host, pages: [], scripts: [], hasReports: false };
    const rules = createHeaderRules(sources, { googleClientId: CLIENT_ID, authServer: '' });
    return route.fulfill({
      headers: { ...getHeaders(rules, '/google-sign-in'), 'content-type': 'text/html; charset=utf-8' },
      body: toGoogleDocument(CLIENT_ID),
    });
  });
}

/** The parts of Google's script that the site uses. Its button is in a frame on Google's origin, as the real one is. */
const SCRIPT = `
  let options;
  addEventListener('message', ({ origin, data }) => {
    if (origin === 'https://accounts.google.com') options.callback({ credential: data });
  });
  window.google = { accounts: { id: {
    initialize: (given) => { options = given; },
    renderButton(parent) {
      const style = Object.assign(document.createElement('link'), { rel: 'stylesheet' });
      style.href = 'https://accounts.google.com/gsi/style';
      document.head.append(style);
      const frame = Object.assign(document.createElement('iframe'), { title: 'Google' });
      frame.src = 'https://accounts.google.com/gsi/button?nonce=' + options.nonce;
      parent.append(frame);
    },
  } } };
`;

const BUTTON_PAGE = `<!doctype html><button>Continue with Google</button><script>
  const encode = (value) => btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  document.querySelector('button').onclick = () => {
    const claims = { ...${JSON.stringify(GOOGLE_CLAIMS)}, nonce: new URLSearchParams(location.search).get('nonce') };
    parent.postMessage([encode({ alg: 'RS256' }), encode(claims), 'signature'].join('.'), '*');
  };
</script>`;

/**
 * Responds instead of Google inside the browser; requests to any other host fail.
 *
 * @returns the requested URLs, added as they arrive
 */
export async function mockGoogle(page: Page): Promise<string[]> {
  const asked: string[] = [];
  const answers: Readonly<Record<string, { contentType: string; body: string }>> = {
    '/gsi/client': { contentType: 'text/javascript', body: SCRIPT },
    '/gsi/style': { contentType: 'text/css', body: '' },
    '/gsi/button': { contentType: 'text/html', body: BUTTON_PAGE },
  };
  await page.route(/^https:/, (route) => {
    const { origin, pathname } = new URL(route.request().url());
    asked.push(origin + pathname);
    const answer = origin === 'https://accounts.google.com' ? answers[pathname] : undefined;
    return answer === undefined ? route.abort() : route.fulfill(answer);
  });
  return asked;
}
