import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { PinsFile } from '@portfolio/contract';
import { withPin } from './changePin';
import { changePins, readPins, writePins } from './pinsFile';

const toPin = (version: string, letter = version.slice(-1)) => ({
  version,
  release: `rsvp/releases/${version}.json`,
  integrity: `sha384-${letter.repeat(64)}`,
});

const EMPTY: PinsFile = { schema: 1, remotes: {} };
let file: string;

beforeEach(() => {
  file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'pins-')), 'pins.json');
});

test('without a file nothing is pinned', () => {
  expect(readPins(file)).toEqual(EMPTY);
});

test('reads back the pins that it wrote, in order of remotes', () => {
  writePins(file, withPin(withPin(EMPTY, 'rsvp', toPin('1.0.1')), 'css-demos', toPin('1.0.2')));
  expect(fs.readFileSync(file, 'utf8')).toMatch(/^\{\n {2}"schema": 1,[\s\S]*\n\}\n$/);
  expect(Object.keys(readPins(file).remotes)).toEqual(['css-demos', 'rsvp']);
  expect(fs.readdirSync(path.dirname(file))).toEqual(['pins.json']);
});

test('refuses a damaged file with its faults, and does not change it', () => {
  fs.writeFileSync(file, '{"schema":1,"remotes":{"rsvp":{"version":"1"}}}');
  expect(() => readPins(file)).toThrow(
    /remotes\.rsvp\.version: is not a semantic version[\s\S]*git checkout/,
  );
  fs.writeFileSync(file, '{');
  expect(() => readPins(file)).toThrow(/is not JSON[\s\S]*git checkout/);
  expect(fs.readFileSync(file, 'utf8')).toBe('{');
});

test('refuses a file with merge conflict marks, even for a change, and does not modify it', async () => {
  const text =
    '{\n<<<<<<< HEAD\n  "schema": 1,\n=======\n  "schema": 1,\n>>>>>>> other\n  "remotes": {}\n}\n';
  fs.writeFileSync(file, text);
  await expect(
    changePins(
      file,
      (pins) => pins,
      () => {},
    ),
  ).rejects.toMatchObject({
    code: 'BAD_PINS',
    // "git checkout" would refuse the file while it is being merged.
    message: expect.stringMatching(/marks of a merge conflict(?!.*git checkout)/s) as string,
  });
  expect(fs.readFileSync(file, 'utf8')).toBe(text);
  expect(fs.readdirSync(path.dirname(file))).toEqual(['pins.json']);
});

test('a file that cannot be read is reported with what to do', () => {
  // A folder in its place: root may read any file.
  fs.mkdirSync(file);
  expect(() => readPins(file)).toThrow(
    expect.objectContaining({ code: 'BAD_PINS', message: expect.stringMatching(/EISDIR.*PORTFOLIO_PINS/) }),
  );
});

describe('on a full disk', () => {
  afterEach(() => jest.restoreAllMocks());

  /** Writing fails from the given call on, as on a full disk. */
  const fill = (freeCalls: number) => {
    const write = fs.writeFileSync;
    let calls = 0;
    jest.spyOn(fs, 'writeFileSync').mockImplementation((...parts) => {
      calls += 1;
      if (calls <= freeCalls) return write(...parts);
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    });
  };

  test.each([
    ['their lock cannot be taken', 0],
    ['they cannot be written', 1],
  ])('the pins stay if %s, and the message says what to do', async (_what, freeCalls) => {
    writePins(file, EMPTY);
    const before = fs.readFileSync(file, 'utf8');
    fill(freeCalls);
    await expect(
      changePins(
        file,
        (pins) => withPin(pins, 'rsvp', toPin('1.0.1')),
        () => {},
      ),
    ).rejects.toMatchObject({
      code: 'PINS_NOT_WRITTEN',
      message: `Failed to write ${file}: ENOSPC: no space left on device, write. The pins are unchanged. Free some space, or grant write access to its folder, then run this again.`,
    });
    expect(fs.readFileSync(file, 'utf8')).toBe(before);
  });
});

test('a link to the pins stays a link', () => {
  const link = path.join(path.dirname(file), 'link.json');
  writePins(file, EMPTY);
  fs.symlinkSync('pins.json', link);
  writePins(link, withPin(EMPTY, 'rsvp', toPin('1.0.1')));
  expect(fs.readlinkSync(link)).toBe('pins.json');
  expect(Object.keys(readPins(file).remotes)).toEqual(['rsvp']);
});

test('changes through two links to the same pins lose none', async () => {
  writePins(file, EMPTY);
  const pin = async (folder: string, id: string) => {
    const link = path.join(path.dirname(file), folder, 'pins.json');
    fs.mkdirSync(path.dirname(link));
    fs.symlinkSync('../pins.json', link);
    const change = async (pins: PinsFile) => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      return withPin(pins, id, toPin('1.0.0'));
    };
    await changePins(link, change, () => {});
  };
  await Promise.all([pin('ada', 'rsvp'), pin('ben', 'games')]);
  expect(Object.keys(readPins(file).remotes)).toEqual(['games', 'rsvp']);
});

test('a change that throws or changes nothing leaves the file as it is', async () => {
  const text = '{ "schema": 1, "remotes": {} }';
  fs.writeFileSync(file, text);
  expect(
    await changePins(
      file,
      () => null,
      () => {},
    ),
  ).toBeNull();
  const fault = new Error('refused');
  await expect(
    changePins(
      file,
      () => Promise.reject(fault),
      () => {},
    ),
  ).rejects.toBe(fault);
  expect(fs.readFileSync(file, 'utf8')).toBe(text);
});
