import fs from 'node:fs';
import path from 'node:path';
import { compose } from '../compose';
import { createTinySite, type TinySite } from '../compose-testing/tinySite';
import { readLog } from '../history/compositionLog';
import { createPreview } from './createPreview';

let tiny: TinySite;
let out: string;

beforeEach(async () => {
  tiny = await createTinySite();
  out = path.join(tiny.paths.root, 'preview');
  await tiny.buildShell('one');
  await tiny.publish('games', '1.0.0', ['a.js']);
  await tiny.publish('games', '1.1.0', ['b.js']);
  await tiny.pin('games', '1.0.0');
});

afterEach(() => tiny.remove());

const preview = (version: string) =>
  createPreview({
    ...{ paths: tiny.paths, registry: tiny.registry, id: 'games', version, out },
    ...{ address: 'https://57.preview.example', hasPictures: false },
  });
const read = (name: string) => fs.readFileSync(path.join(out, name), 'utf8');

test('a preview is a complete site with the release, under its own address, and changes nothing else', async () => {
  const { id } = await compose({ ...tiny, log: () => {} });
  const pins = fs.readFileSync(tiny.paths.pins, 'utf8');
  const { compositionId, isAccepted } = await preview('1.1.0');
  expect(isAccepted).toBe(true);
  expect(compositionId).not.toBe(id);
  expect(JSON.parse(read('site/composition.json'))).toMatchObject({
    compositionId,
    siteUrl: 'https://57.preview.example',
    pins: { remotes: { games: { version: '1.1.0' } } },
  });
  expect(fs.readFileSync(tiny.paths.pins, 'utf8')).toBe(pins);
  expect((await readLog(tiny.registry)).map((entry) => entry.id)).toEqual([id]);
  expect(read('report.md')).toMatch(
    /^# Pin games 1\.1\.0\n[^]*The whole site with this release: https:\/\/57\.preview\.example/,
  );
  expect(JSON.parse(read('report.json'))).toMatchObject({ remote: 'games', compositionId });
});

test('replaces an earlier preview, also one that failed, but no other folder', async () => {
  await preview('1.1.0');
  await tiny.registry.remove('games/web/a.js');
  await expect(preview('1.1.0')).rejects.toMatchObject({ code: 'NOT_IN_REGISTRY' });
  expect(fs.existsSync(path.join(out, 'site'))).toBe(false);
  await tiny.registry.create('games/web/a.js', Buffer.from('a.js'));
  await preview('1.1.0');
  expect(fs.existsSync(path.join(out, 'site/index.html'))).toBe(true);

  // A proposal has a report, too.
  const other = { 'notes.txt': 'Mine', 'report.json': '{"remote":"games"}' };
  fs.rmSync(out, { recursive: true });
  fs.mkdirSync(out);
  for (const [name, text] of Object.entries(other)) fs.writeFileSync(path.join(out, name), text);
  await expect(preview('9.9.9')).rejects.toMatchObject({
    code: 'NOT_A_PREVIEW',
    message: expect.stringMatching(/ Name a new or empty folder with --out\.$/) as string,
  });
  for (const [name, text] of Object.entries(other)) expect(read(name)).toBe(text);
});

test('a refused release gets a report, and no site', async () => {
  await tiny.publish('games', '2.0.0', ['c.js'], { contract: '9.0.0' });
  const { isAccepted, compositionId } = await preview('2.0.0');
  expect([isAccepted, compositionId]).toEqual([false, null]);
  expect(fs.existsSync(path.join(out, 'site'))).toBe(false);
  expect(read('report.md')).toContain('- **contract**: games was built against contract 9.0.0');
});
