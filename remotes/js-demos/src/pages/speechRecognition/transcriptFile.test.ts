import { readEnvelope, writeEnvelope } from '../../portable/envelope';
import { readLinkHash, toLinkHash } from '../../portable/link';
import { TRANSCRIPT } from './transcriptFile';

const DICTATION = { title: 'Notes', text: 'Ça va?\n\nJa → “gut”.' };

test('survives export to a file and to a link', () => {
  expect(readEnvelope(TRANSCRIPT, writeEnvelope(TRANSCRIPT, DICTATION))).toEqual({
    isRead: true,
    value: DICTATION,
  });
  expect(readLinkHash(TRANSCRIPT, toLinkHash(TRANSCRIPT, DICTATION) ?? '')).toEqual({
    isRead: true,
    value: DICTATION,
  });
});

test.each([
  ['a value that is not an object', '"text"', 'The dictation is not an object.'],
  ['a missing title', '{"text":"x"}', 'The title is not text.'],
  ['an overlong text', `{"title":"x","text":"${'x'.repeat(20_001)}"}`, 'the limit is 20000'],
])('refuses %s', (_what, data, reason) => {
  const file = `{"format":"portfolio-creation","kind":"transcript","version":1,"data":${data}}`;

  expect(readEnvelope(TRANSCRIPT, file)).toMatchObject({
    isRead: false,
    reason: expect.stringContaining(reason),
  });
});
