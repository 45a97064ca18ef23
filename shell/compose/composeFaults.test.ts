import fs from 'node:fs';
import path from 'node:path';
import { compose } from './compose';
import { createTinySite, type TinySite } from './compose-testing/tinySite';
import { withLock } from './lock/withLock';

let tiny: TinySite;
let lines: string[];

beforeEach(async () => {
  lines = [];
  tiny = await createTinySite();
  await tiny.buildShell('one');
  await tiny.publish('games', '1.0.0', ['entry.a1.js', 'shared.b1.js']);
  await tiny.pin('games', '1.0.0');
});

afterEach(() => tiny.remove());

const composeSite = () =>
  compose({ paths: tiny.paths, registry: tiny.registry, log: (line) => lines.push(line) });

/** Every file of the live site, and every file beside it. */
function readSite() {
  const names = fs.readdirSync(tiny.paths.site, { recursive: true, encoding: 'utf8' }).sort();
  return {
    live: fs.readlinkSync(tiny.paths.site),
    beside: fs.readdirSync(`${tiny.paths.site}.compositions`),
    files: names.map((name) => {
      const file = path.join(tiny.paths.site, name);
      return [name, fs.statSync(file).isFile() ? fs.readFileSync(file, 'base64') : ''];
    }),
  };
}

test('two concurrent composes run one after the other, and the second names the process it waits for', async () => {
  const [first, second] = await Promise.all([composeSite(), composeSite()]);
  expect([first.id, second.renderedCount]).toEqual([second.id, 0]);
  expect(lines).toEqual([expect.stringMatching(/^Waiting for process \d+ on /)]);
  expect(readSite().beside).toEqual([`${first.id}-1`, `${first.id}-2`]);
});

test('waits for another process that composes the same site from another cache', async () => {
  let finish = () => {};
  const other = withLock(tiny.paths.site, () => new Promise<void>((resolve) => (finish = resolve)), {
    log: () => {},
  });
  const order: string[] = [];
  const composed = composeSite().then(() => order.push('composed'));
  while (lines.length === 0) await new Promise((resolve) => setImmediate(resolve));
  order.push('finished');
  finish();
  await Promise.all([other, composed]);
  expect(order).toEqual(['finished', 'composed']);
});

test.each([
  ['a folder in place of a file', 'lib', 'lib/x.js'],
  ['a file in place of a folder', 'lib/x.js', 'lib'],
])(
  'refuses a release with %s of the release before it, which a bucket can hold',
  async (_what, first, second) => {
    const { read, create } = tiny.registry;
    const toStored = (file: string) => file.replace(/^games\/web\/lib$/, 'games/web/lib.object');
    tiny.registry.read = (file, maxBytes) => read(toStored(file), maxBytes);
    tiny.registry.create = (file, content) => create(toStored(file), content);
    for (const [version, file] of [
      ['1.1.0', first],
      ['1.2.0', second],
    ] as const) {
      await tiny.publish('games', version, [`entry.${version}.js`, file]);
      await tiny.pin('games', version);
    }
    await expect(composeSite()).rejects.toMatchObject({
      code: 'FILE_CONFLICT',
      message: expect.stringMatching(
        /^\[games\] Failed to fetch lib.* a site carries both\. Publish a version with other file names/,
      ) as string,
    });
  },
);

describe('leaves the site unchanged, and no files beside it,', () => {
  let before: ReturnType<typeof readSite>;

  beforeEach(async () => {
    await composeSite();
    before = readSite();
  });

  test.each(['web/entry.a1.js', 'node/entry.1.0.0.cjs'])(
    'if %s of a pinned release was damaged in the registry',
    async (file) => {
      fs.writeFileSync(path.join(tiny.registry.location, 'games', file), 'damaged');
      await expect(composeSite()).rejects.toMatchObject({
        code: 'BAD_HASH',
        message: expect.stringContaining(`[games] Failed to verify games/${file}`) as string,
      });
      expect(readSite()).toEqual(before);
    },
  );

  /**
   * Damages a file like a failing disk: other bytes of the same size, and a modification time that the page cache
   * still accepts.
   */
  function damage(file: string): void {
    const { size } = fs.statSync(file);
    fs.writeFileSync(file, 'x'.repeat(size));
    const pages = path.join(tiny.paths.cache, 'pages');
    for (const name of fs.readdirSync(pages))
      fs.utimesSync(path.join(pages, name), 1_000_000_000, 1_000_000_000);
    const index = path.join(pages, 'index.json');
    const text = fs.readFileSync(index, 'utf8');
    fs.writeFileSync(index, text.replace(/\d{13}(\.\d+)?/g, String(1_000_000_000_000)));
  }

  test.each<[what: string, find: () => string]>([
    ['a file of the shell', () => path.join(tiny.paths.dist, 'web/main.one.js')],
    ['a page of the cache', () => findCached('pages', '')],
    ['a brotli copy of a page', () => findCached('pages', '.br')],
    ['a gzip copy of a file', () => findCached('compressed', '.gz')],
  ])('if %s was damaged', async (_what, find) => {
    damage(find());
    await expect(composeSite()).rejects.toMatchObject({ code: 'DAMAGED_SITE_FILE' });
    const { live, beside } = readSite();
    expect([live, beside]).toEqual([before.live, before.beside]);
  });

  function findCached(folder: string, extension: string): string {
    const from = path.join(tiny.paths.cache, folder);
    const name = fs.readdirSync(from).find((one) => path.extname(one) === extension && one !== 'index.json');
    return path.join(from, name ?? '');
  }

  test('if the disk is full, whichever file does not fit', async () => {
    await tiny.buildShell('two');
    let failing = 0;
    for (;;) {
      failing += 1;
      const refuse = refuseWrite(failing);
      try {
        const result = await composeSite().then(
          () => null,
          (error: unknown) => error,
        );
        if (!refuse.isReached()) break;
        expect(result).toMatchObject({
          code: expect.stringMatching(/^(DISK_FULL|REGISTRY_FULL)$/) as string,
          message: expect.stringMatching(/no space left[^]*(Free some|Make room)/) as string,
        });
        expect([failing, readSite()]).toEqual([failing, before]);
      } finally {
        refuse.restore();
      }
    }
    // The last attempt succeeded: it wrote fewer files than the number of the write that was to fail.
    expect(failing).toBeGreaterThan(20);
    expect(fs.readFileSync(path.join(tiny.paths.site, 'index.html'), 'utf8')).toContain('/two');
  });
});

/** Lets only one write fail, as if the disk were full. */
function refuseWrite(number: number) {
  let count = 0;
  const refuse = (name: unknown) => {
    count += 1;
    if (count !== number) return;
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), {
      code: 'ENOSPC',
      path: String(name),
    });
  };
  const spies = [
    ...(['writeFileSync', 'mkdirSync', 'copyFileSync', 'symlinkSync'] as const).map((method) => {
      const original = fs[method] as (...args: unknown[]) => unknown;
      return jest.spyOn(fs, method).mockImplementation(((...args: unknown[]) => {
        refuse(args[0]);
        return original(...args);
      }) as never);
    }),
    ...(['writeFile', 'mkdir'] as const).map((method) => {
      const original = fs.promises[method] as (...args: unknown[]) => Promise<unknown>;
      return jest.spyOn(fs.promises, method).mockImplementation((async (...args: unknown[]) => {
        refuse(args[0]);
        return original(...args);
      }) as never);
    }),
  ];
  return { isReached: () => count >= number, restore: () => spies.forEach((spy) => spy.mockRestore()) };
}
