import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readEnvelope, writeEnvelope } from '../../portable/envelope';
import { readLinkHash, toLinkHash } from '../../portable/link';
import { CAPTIONS } from './captionFile';
import {
  INITIAL_DRAFTS,
  MAX_CUES,
  addDraft,
  changeDraft,
  findCueProblem,
  toCues,
  type DraftCue,
} from './captions';
import { CLIP_CUES } from './clip/clipCues';
import { findCueIndex, toVtt, toVttTime } from './cue';

const draftOf = (change: Partial<DraftCue> = {}): DraftCue => ({
  id: 0,
  start: '1',
  end: '2',
  text: 'Hello',
  ...change,
});

test('the committed caption file matches the script’s output', () => {
  const file = readFileSync(path.join(__dirname, 'clip', 'clip.vtt'), 'utf8');

  expect(file).toBe(toVtt(CLIP_CUES));
});

test.each([
  [0, '00:00:00.000'],
  [1.5, '00:00:01.500'],
  [61.0004, '00:01:01.000'],
  [3661.25, '01:01:01.250'],
])('writes %d s as %s', (timeS, expected) => {
  expect(toVttTime(timeS)).toBe(expected);
});

test('escapes text that a player could mistake for markup or a time line', () => {
  const vtt = toVtt([{ startS: 0, endS: 1, text: '<b> & 00:01 -->\n\nNOTE' }]);

  expect(vtt).toBe('WEBVTT\n\n00:00:00.000 --> 00:00:01.000\n&lt;b&gt; &amp; 00:01 --&gt; NOTE\n');
});

test('finds the current caption, the later of two, and none in a gap', () => {
  const cues = [
    { startS: 0, endS: 3, text: 'a' },
    { startS: 2, endS: 3, text: 'b' },
  ];

  expect([0, 2, 2.99, 3].map((timeS) => findCueIndex(cues, timeS))).toEqual([0, 1, 1, -1]);
});

test('accepts times as people type them', () => {
  expect(toCues([draftOf({ start: '.5', end: ' 1,25 ' })])).toEqual([
    { startS: 0.5, endS: 1.25, text: 'Hello' },
  ]);
});

test.each([
  [{ start: '' }, 'start'],
  [{ start: '1e1' }, 'start'],
  [{ start: '-1' }, 'start'],
  [{ end: '9' }, 'end'],
  [{ end: '1' }, 'end'],
  [{ text: ' ' }, 'text'],
])('names the fault of %j', (change, field) => {
  expect(findCueProblem(draftOf(change))?.field).toBe(field);
});

test('shows valid captions in order and leaves out invalid ones', () => {
  const drafts = [draftOf({ start: '4', end: '5', text: 'later' }), draftOf({ text: '' }), draftOf()];

  expect(toCues(drafts).map(({ text }) => text)).toEqual(['Hello', 'later']);
});

test('adds a caption at a moment within the video, with a new id', () => {
  const drafts = addDraft(INITIAL_DRAFTS, 7.9);

  expect(drafts.at(-1)).toEqual({ id: 4, start: '7.5', end: '8.0', text: '' });
  expect(changeDraft(drafts, 4, { text: 'New' }).at(-1)?.text).toBe('New');
});

test('captions survive export to a file and to a link', () => {
  expect(readEnvelope(CAPTIONS, writeEnvelope(CAPTIONS, CLIP_CUES))).toEqual({
    isRead: true,
    value: CLIP_CUES,
  });
  expect(readLinkHash(CAPTIONS, toLinkHash(CAPTIONS, CLIP_CUES) ?? '')).toEqual({
    isRead: true,
    value: CLIP_CUES,
  });
});

test.each([
  ['a value that is not a list', { cues: 7 }, 'is not a list'],
  ['a time beyond the video', { cues: [{ startS: 0, endS: 9, text: 'x' }] }, 'between 0 and 8'],
  ['an end before the start', { cues: [{ startS: 2, endS: 1, text: 'x' }] }, 'which is not after its start'],
  ['no text', { cues: [{ startS: 0, endS: 1, text: '  ' }] }, 'has no text'],
  [
    'too many captions',
    { cues: Array.from({ length: MAX_CUES + 1 }, () => CLIP_CUES[0]) },
    'the limit is 24',
  ],
])('refuses a file with %s', (_what, data, reason) => {
  const file = JSON.stringify({ format: 'portfolio-creation', kind: 'captions', version: 1, data });

  expect(readEnvelope(CAPTIONS, file)).toMatchObject({
    isRead: false,
    reason: expect.stringContaining(reason),
  });
});
