import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { PinsFile } from '@portfolio/contract';
import { readPins, withPin, writePins } from './pinsFile';

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

test('no file means nothing is pinned', () => {
  expect(readPins(file)).toEqual(EMPTY);
});

test('what is written is read back, remotes in order', () => {
  writePins(file, withPin(withPin(EMPTY, 'rsvp', toPin('1.0.1')), 'css-demos', toPin('1.0.2')));
  expect(Object.keys(readPins(file).remotes)).toEqual(['css-demos', 'rsvp']);
  expect(fs.readdirSync(path.dirname(file))).toEqual(['pins.json']);
});

test('a damaged file is refused with its faults and stays as it is', () => {
  fs.writeFileSync(file, '{"schema":1,"remotes":{"rsvp":{"version":"1"}}}');
  expect(() => readPins(file)).toThrow(
    /remotes\.rsvp\.version: is not a semantic version[\s\S]*git checkout/,
  );
  fs.writeFileSync(file, '{');
  expect(() => readPins(file)).toThrow(/is not JSON[\s\S]*git checkout/);
  expect(fs.readFileSync(file, 'utf8')).toBe('{');
});

test('pinning keeps what was pinned before as the last known good', () => {
  const first = withPin(EMPTY, 'rsvp', toPin('1.0.1'));
  expect(first.remotes['rsvp']?.previous).toBeNull();
  const second = withPin(first, 'rsvp', toPin('1.0.2'));
  expect(second.remotes['rsvp']).toEqual({ ...toPin('1.0.2'), previous: toPin('1.0.1') });
  expect(withPin(second, 'rsvp', toPin('1.0.2')).remotes['rsvp']?.previous).toEqual(toPin('1.0.1'));
});
