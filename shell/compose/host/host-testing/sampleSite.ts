import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import type { SiteIndex } from '../../site/siteIndex';
import { createDevServerRules } from '../../../src/site-files/devServers';
import { createHeaderRules } from '../../../src/site-files/headerRules';
import { HOST_PLACEHOLDER } from '../../shell-build/hostPlaceholder';
import { type CompositionFolder, toCompositionFolder } from '../../site/sitePlace';
import { writeNginx } from '../writeHosting';

const RIGHTS = { connectOrigins: ['https://api.example.com'], permissions: ['camera'] } as const;
const SOURCES = { host: HOST_PLACEHOLDER, scripts: [`sha384-${'a'.repeat(64)}`], hasReports: true };
const POLICY = { ...SOURCES, pages: [{ path: '/work/js/drumKit', ...RIGHTS }] };

const SHORT = { host: 'portfolio.example.com', scripts: null, hasReports: false };

export const SAMPLE_INDEX: SiteIndex = {
  compositionId: 'c1',
  pages: ['/', '/work', '/work/js', '/work/js/drumKit', '/TermsOfService'],
  redirects: {
    '/': '/',
    '/work': '/work',
    '/work/js': '/work/js',
    '/work/js/drumkit': '/work/js/drumKit',
    '/work/javascript/drumkit': '/work/js/drumKit',
    '/termsofservice': '/TermsOfService',
    '/blog': '/work',
    '/rss.xml': '/work',
    '/an old name, with "quotes" and so long that a bucket of the usual size is too small for it': '/work',
  },
  headers: createHeaderRules(POLICY),
  staticHeaders: {
    pages: createHeaderRules({ ...POLICY, ...SHORT }),
    widest: createHeaderRules({ ...SHORT, pages: [{ path: '/*', ...RIGHTS }] }),
  },
  devServers: createDevServerRules(POLICY),
};

const SCRIPT = `${'console.log(1);\n'.repeat(60)}`;

const FILES: Readonly<Record<string, string>> = {
  'index.html': '<h1>Home</h1>',
  'work.html': '<h1>Work</h1>',
  'work/js.html': '<h1>JavaScript</h1>',
  'work/js/drumKit.html': '<h1>Drum kit</h1>',
  'TermsOfService.html': '<h1>Terms</h1>',
  '404.html': '<h1>Not found</h1>',
  'rss.xml': '<rss version="2.0"></rss>',
  'film.webm': '0123456789',
  'shell/main.12345678.js': SCRIPT,
  'remotes/rsvp/card.12345678.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'site.json': JSON.stringify(SAMPLE_INDEX),
  _headers: '/*\n',
  _redirects: '',
  '.hidden': 'secret',
  'work/.hidden': 'secret',
};

/** Writes a small composition with this name and home page for the site `<folder>/site`. */
export function writeSampleSite(folder: string, name: string, home = FILES['index.html']): CompositionFolder {
  const composition = toCompositionFolder(path.join(folder, 'site'), name);
  for (const [file, text = ''] of Object.entries({ ...FILES, 'index.html': home })) {
    const target = path.join(composition.site, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, text);
  }
  const script = path.join(composition.site, 'shell/main.12345678.js');
  fs.writeFileSync(`${script}.gz`, zlib.gzipSync(SCRIPT));
  fs.writeFileSync(`${script}.br`, zlib.brotliCompressSync(SCRIPT));
  fs.writeFileSync(path.join(composition.folder, 'outside.txt'), 'secret');
  writeNginx(composition, SAMPLE_INDEX);
  return composition;
}
