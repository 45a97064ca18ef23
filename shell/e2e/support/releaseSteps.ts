import fs from 'node:fs';
import path from 'node:path';
import { buildRemote } from '@portfolio/build';
import { createFolderRegistry, publishRelease } from '@portfolio/registry';
import { runCommand } from '../../compose/commands/runCommand';
import { compose } from '../../compose/composer/compose';
import { rollbackPin } from '../../compose/pins/rollbackPin';
import { setPin } from '../../compose/pins/setPin';
import { MAIN_SITE, toTestPaths } from './testPaths';

const PATHS = toTestPaths('release');
const ID = 'js-demos';
const VERSION = '99.1.0';

const PAGE = `import { useState } from 'react';

/** Repeats what is typed. */
export default function EchoPage() {
  const [text, setText] = useState('');
  return (
    <>
      <h1 tabIndex={-1}>Echo</h1>
      <p>It says what you say.</p>
      <label>
        Say <input value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <p role="status">{text}</p>
    </>
  );
}
`;

/** The remote's next version, as its team would write it: one more page, registered in two files. */
function writeNextVersion(): string {
  const dir = path.join(path.dirname(PATHS.pins), ID);
  fs.cpSync(path.join(PATHS.root, '../remotes', ID), dir, {
    recursive: true,
    filter: (source) => !/\/(dist|\.cache|node_modules)(\/|$)/.test(source),
  });
  fs.mkdirSync(path.join(dir, 'src/pages/echo'));
  fs.writeFileSync(path.join(dir, 'src/pages/echo/page.tsx'), PAGE);
  edit(
    path.join(dir, 'src/remote.ts'),
    /(export const pages[^{]*\{)/,
    '$1\n  echo: () => import(/* webpackChunkName: "echo" */ \'./pages/echo/page\'),',
  );
  const catalogue = path.join(dir, 'src/catalogue.ts');
  edit(catalogue, /export const catalogue: Catalogue =/, 'const demos: Catalogue =');
  fs.appendFileSync(
    catalogue,
    `export const catalogue: Catalogue = [...demos, { ...(demos[0] as Catalogue[number]), id: 'echo', title: 'Echo', component: 'echo', path: '/work/js/echo', redirects: [] }];\n`,
  );
  return dir;
}

function edit(file: string, pattern: RegExp, replacement: string): void {
  const before = fs.readFileSync(file, 'utf8');
  const after = before.replace(pattern, replacement);
  if (after === before) throw new Error(`Failed to edit ${file}: ${pattern} is not in it.`);
  fs.writeFileSync(file, after);
}

const STEPS: Readonly<Record<string, () => Promise<unknown>>> = {
  async prepare() {
    fs.rmSync(path.dirname(PATHS.pins), { recursive: true, force: true });
    fs.mkdirSync(path.dirname(PATHS.pins), { recursive: true });
    fs.cpSync(MAIN_SITE.registry, PATHS.registry, { recursive: true });
    fs.copyFileSync(MAIN_SITE.pins, PATHS.pins);
    fs.cpSync(MAIN_SITE.cache, PATHS.cache, { recursive: true });
    await composeSite();
  },
  async upgrade() {
    const dir = writeNextVersion();
    const registry = createFolderRegistry(PATHS.registry);
    await publishRelease(dir, await buildRemote(dir, VERSION), registry);
    await setPin({ paths: PATHS, registry, id: ID, version: VERSION });
    await composeSite();
  },
  /** Composes the same inputs again, to another folder and with nothing to take over from the last run. */
  async again() {
    const folder = path.dirname(PATHS.pins);
    const paths = {
      ...PATHS,
      site: path.join(folder, 'site-again'),
      cache: path.join(folder, 'cache-again'),
    };
    await compose({ paths, registry: createFolderRegistry(PATHS.registry) });
  },
  async rollback() {
    await rollbackPin(PATHS, createFolderRegistry(PATHS.registry), ID);
    await composeSite();
  },
};

function composeSite() {
  return compose({ paths: PATHS, registry: createFolderRegistry(PATHS.registry) });
}

runCommand(async () => {
  const step = STEPS[process.argv[2] ?? ''];
  if (step === undefined) throw new Error(`There is no step "${process.argv[2]}".`);
  await step();
});
