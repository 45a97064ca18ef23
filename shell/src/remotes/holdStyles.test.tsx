import { REMOTE_STYLE_ATTRIBUTE } from '@portfolio/contract';
import { allowConsole } from '@portfolio/testing';
import { render } from '@testing-library/react';
import { Activity } from 'react';
import { holdStyles } from './holdStyles';
import { useRemoteStyles } from './remoteStyles';

afterEach(() => document.head.replaceChildren());

function addPrerendered(remoteId: string, css: string): CSSStyleSheet {
  const style = document.createElement('style');
  style.setAttribute(REMOTE_STYLE_ATTRIBUTE, remoteId);
  style.textContent = css;
  document.head.append(style);
  if (style.sheet === null) throw new Error('The style element is not in the document.');
  // jsdom does not implement the media of a style sheet.
  return Object.assign(style.sheet, { media: { mediaText: '' } });
}

function Page({ remoteId }: { remoteId: string }) {
  useRemoteStyles(remoteId);
  return null;
}

const toPages = (shown: 'a' | 'b' | null) =>
  ['a', 'b'].map((id) => (
    <Activity key={id} mode={id === shown ? 'visible' : 'hidden'}>
      <Page remoteId={id} />
    </Activity>
  ));

test('prerendered styles apply while a page of their remote is shown, even if it was hidden in between', () => {
  const sheets = { a: addPrerendered('a', '.a { top: 0 }'), b: addPrerendered('b', '.b { top: 0 }') };
  const readMedia = () => [sheets.a.media.mediaText, sheets.b.media.mediaText];
  const { rerender, unmount } = render(<>{toPages('a')}</>);
  expect(readMedia()).toEqual(['all', '']);
  rerender(<>{toPages('b')}</>);
  expect(readMedia()).toEqual(['not all', 'all']);
  rerender(<>{toPages('a')}</>);
  expect(readMedia()).toEqual(['all', 'not all']);
  unmount();
  expect(readMedia()).toEqual(['not all', 'not all']);
});

test('holds back a style file that is loaded before its page, but not those of others', async () => {
  holdStyles('a', '/remotes/a/');
  const add = (href: string) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    document.head.append(link);
    return link;
  };
  const early = add('/remotes/a/one.css');
  const other = add('/shell/one.css');
  await Promise.resolve();
  expect([early.media, other.media]).toEqual(['not all', '']);

  render(<Page remoteId="a" />);
  const late = add('/remotes/a/two.css');
  await Promise.resolve();
  expect(late.media).toBe('');
});

test.each([
  ['body', 'body { top: 0 }'],
  ['html.dark', 'html.dark { top: 0 }'],
  ['body:has(.a)', 'body:has(.a) { top: 0 }'],
  ['*', '@media all { * { top: 0 } }'],
  ['[data-theme] p', '[data-theme] p { top: 0 }'],
  ['#main', '#main { top: 0 }'],
  [':root[data-theme] p', ':root[data-theme] p { top: 0 }'],
  ['.a, header', '.a, header { top: 0 }'],
  [':is(header, .a)', ':is(header, .a) { top: 0 }'],
  [':where(p:is(.a), :is(.a, header)) b', ':where(p:is(.a), :is(.a, header)) b { top: 0 }'],
  ['p:not(.a)', 'p:not(.a) { top: 0 }'],
  ['@keyframes route-fade-in', '@keyframes route-fade-in { to { opacity: 0 } }'],
  ['@-webkit-keyframes route-zoom-in', '@-webkit-keyframes route-zoom-in { to { opacity: 0 } }'],
  ['@font-face', '@media all { @font-face { src: url(a.woff2); font-family: "Archivo Variable" } }'],
])('drops a rule for %s', (selector, css) => {
  allowConsole(/reach beyond the page/);
  const sheet = addPrerendered('a', `.kept { top: 0 } ${css}`);
  const warn = jest.spyOn(console, 'warn');
  holdStyles('a', '/remotes/a/');
  expect(warn).toHaveBeenCalledWith(expect.stringContaining(`Left out the styles of ${selector}:`));
  expect([...sheet.cssRules].map(({ cssText }) => cssText).join(' ')).not.toContain('header');
  expect(sheet.cssRules[0]?.cssText).toContain('.kept');
});

test('keeps rules of the page', () => {
  const css = `.a p, .a#a, .a[title="a, b"] { top: 0 } :root[data-theme="dark"] .a { top: 0 } html-part.a { top: 0 }
    .a:is(p, b), p:is(.a, .b) { top: 0 } html:not(.b, .c) .a:not(p, :is(a)) { top: 0 }
    :where(:is(.a, .b#b) p, .a[title="\\"):is(p"]) b { top: 0 } @keyframes a { from { top: 0 } }
    @font-face { font-family: A; src: url(archivo.woff2) }`;
  const sheet = addPrerendered('a', css);
  holdStyles('a', '/remotes/a/');
  expect(sheet.cssRules).toHaveLength(8);
});
