import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { ShellBuild } from '@portfolio/build';
import { toIntegrity } from '@portfolio/registry';

/**
 * Derives another build of the shell without building it: each chunk gets an additional comment, and so another name
 * and hash, which webpack's runtime names and verifies.
 *
 * @param from - the shell's `dist/`
 */
export function deriveShell(from: string, to: string): void {
  fs.cpSync(from, to, { recursive: true, filter: (file) => !/\/(?:site|hosting)(?:\.|$)/.test(file) });
  const build = JSON.parse(fs.readFileSync(path.join(from, 'shell.json'), 'utf8')) as ShellBuild;
  const renamed = new Map<string, string>();
  const files = new Map(Object.entries(build.files));
  const read = (name: string) => fs.readFileSync(path.join(from, 'web', name), 'utf8');
  const replace = (name: string, text: string): void => {
    const content = `${text}\n/* moved */\n`;
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
    const next = name.replace(/\.[0-9a-f]{8}\.js$/, `.${hash}.js`);
    fs.rmSync(path.join(to, 'web', name));
    fs.writeFileSync(path.join(to, 'web', next), content);
    files.delete(name);
    files.set(next, { bytes: Buffer.byteLength(content), integrity: toIntegrity(content) });
    renamed.set(name, next);
  };

  const [runtime = '', ...others] = build.entry.js;
  const chunks = Object.keys(build.files).filter(
    (name) => name.endsWith('.js') && name !== runtime && !others.includes(name),
  );
  for (const name of chunks) replace(name, read(name));
  let text = read(runtime);
  for (const name of chunks) {
    const next = renamed.get(name) ?? name;
    text = text
      .replaceAll(toHash(name), toHash(next))
      .replaceAll(build.files[name]?.integrity ?? '', files.get(next)?.integrity ?? '');
  }
  replace(runtime, text);

  const rename = (names: readonly string[]) => names.map((name) => renamed.get(name) ?? name);
  const moved: ShellBuild = {
    ...build,
    files: Object.fromEntries(files),
    entry: { ...build.entry, js: rename(build.entry.js) },
    chunks: Object.fromEntries(
      Object.entries(build.chunks).map(([name, chunk]) => [name, { ...chunk, js: rename(chunk.js) }]),
    ),
  };
  fs.writeFileSync(path.join(to, 'shell.json'), JSON.stringify(moved));
}

const toHash = (name: string) => /\.([0-9a-f]{8})\.js$/.exec(name)?.[1] ?? '';
