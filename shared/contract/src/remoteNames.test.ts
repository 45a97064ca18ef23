import fs from 'node:fs';
import { isRemoteId, toRemoteNames } from './remoteNames';

test('derives every spelling from the id', () => {
  expect(toRemoteNames('case-studies')).toEqual({
    id: 'case-studies',
    container: 'caseStudies',
    webPath: '/remotes/case-studies/',
    packageName: '@portfolio/case-studies',
  });
  expect(toRemoteNames('rsvp').container).toBe('rsvp');
});

test.each(['', 'jsDemos', 'js_demos', '-js', 'js--demos', '../js', '1st'])('refuses the id "%s"', (id) => {
  expect(() => toRemoteNames(id)).toThrow(/not a kebab-case id.* Use lower-case letters/);
});

test.each([
  ...['constructor', 'location', 'top', 'local-storage', 'onload', 'match-media', 'encode-u-r-i', 'class'],
  ...['shell', 'page-start', 'early-actions'],
])('refuses the id "%s", whose container would replace something of the page', (id) => {
  expect(isRemoteId(id)).toBe(false);
  expect(isRemoteId(`${id}-demos`)).toBe(true);
});

test('accepts "on", with which handlers begin, but which is none', () => {
  expect(isRemoteId('on')).toBe(true);
});

test('refuses an id whose container would be the list of chunks of the shell or another remote', () => {
  expect(['webpack-chunkshell', 'webpack-chunkjs-demos'].filter(isRemoteId)).toEqual([]);
});

test('refuses every id whose container would replace a member of a browser’s window', () => {
  const types = fs.readFileSync(require.resolve('typescript/lib/lib.dom.d.ts'), 'utf8');
  const names = [...types.matchAll(/^declare (?:var|function) ([a-z][a-zA-Z0-9]*)\b/gm)];
  const ids = names.map(([, name = '']) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
  expect(ids).toEqual(expect.arrayContaining(['set-timeout', 'get-selection', 'onclick']));
  expect(ids.filter(isRemoteId)).toEqual([]);
});
