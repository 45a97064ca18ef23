import type { ShellBuild } from '@portfolio/build';
import type { CatalogueEntry } from '@portfolio/contract';
import type { PinnedRemote } from '../release/fetchRemotes';
import type { PageData } from '../shell-build/shellBuild';
import { listPageFiles } from './pageFiles';

const toFiles = (...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, { bytes: 1, integrity: `sha384-${name}` }]));

const SHELL = {
  baseUrl: '/shell/',
  files: toFiles('main.js', 'project.js', 'federation.js'),
  entry: { js: ['main.js'], css: [] },
  chunks: {
    project: { js: ['project.js'], css: [] },
    federation: { js: ['federation.js'], css: [] },
  },
} as unknown as ShellBuild;

const PINNED = [
  {
    release: {
      id: 'demos',
      web: { files: toFiles('remote.js', 'pad.js', 'pad.css') },
      remote: { js: ['remote.js'], css: [] },
      pages: { pad: { js: ['pad.js'], css: ['pad.css'] } },
    },
  },
] as unknown as PinnedRemote[];

function list(entry: Partial<CatalogueEntry>) {
  const remote = { id: 'demos', baseUrl: '/remotes/demos/', entry: { url: '/entry.js', integrity: 'e' } };
  const data = { page: 'project', project: { entry: { component: 'pad', ...entry }, remote } };
  const { scripts, preloads, stylesheets } = listPageFiles(data as unknown as PageData, SHELL, PINNED);
  return [scripts, preloads, stylesheets].map((files) => files.map(({ url }) => url));
}

test('a page of a remote names all the files it needs, in loading order', () => {
  expect(list({})).toEqual([
    ['/shell/main.js'],
    [
      ...['/shell/project.js', '/shell/federation.js', '/entry.js'],
      ...['/remotes/demos/remote.js', '/remotes/demos/pad.js'],
    ],
    ['/remotes/demos/pad.css'],
  ]);
});

test('a page that hydrates on interaction names its style files, and only the shell’s script', () => {
  expect(list({ hydrate: 'on-interaction' })).toEqual([['/shell/main.js'], [], ['/remotes/demos/pad.css']]);
});
