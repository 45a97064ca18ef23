import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../..');

/** A remote in development, outside of the repository. */
export interface DevRemote {
  /** URL of the deployed site with the pages of this remote. */
  url: string;
  /** Replaces a text in one of its files. */
  edit(file: string, text: string, replacement: string): void;
  stop(): Promise<void>;
}

/** Copies a remote out of the repository and starts its dev server in a deployed site, with the command of its team. */
export async function startDev(id: string, site: string): Promise<DevRemote> {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), `${id}-dev-`)));
  fs.cpSync(path.join(ROOT, 'remotes', id), folder, {
    recursive: true,
    filter: (source) => !/\/(dist|\.cache|node_modules)(\/|$)/.test(source),
  });
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  const command = path.join(ROOT, 'shared/build/bin/remote.mjs');
  const child = spawn(process.execPath, [command, 'dev', '--site', site], { cwd: folder });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const stop = async () => {
    child.kill();
    await ended;
    fs.rmSync(folder, { recursive: true, force: true });
  };
  const url = await new Promise<string>((resolve, reject) => {
    let printed = '';
    const read = (text: string) => {
      printed += text;
      const found = /is at (http:\S+)/.exec(printed)?.[1];
      if (found !== undefined) resolve(found);
    };
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', read);
    child.once('close', () => reject(new Error(`The dev server ended:\n${printed}`)));
  });
  return {
    url,
    edit(file, text, replacement) {
      const source = path.join(folder, 'src', file);
      const before = fs.readFileSync(source, 'utf8');
      if (!before.includes(text)) throw new Error(`${file} has no "${text}".`);
      fs.writeFileSync(source, before.replace(text, replacement));
    },
    stop,
  };
}
