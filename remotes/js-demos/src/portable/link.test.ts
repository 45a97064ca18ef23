import { NOTE_KIND } from '../demo-testing/noteKind';
import { MAX_LINK_CHARACTERS, readLinkHash, toLinkHash } from './link';

test('carries a creation through a link', () => {
  const note = { text: '? & # = ü 🥁' };
  const hash = toLinkHash(NOTE_KIND, note) as string;

  expect(hash).toMatch(/^#note=[A-Za-z0-9_-]+$/);
  expect(readLinkHash(NOTE_KIND, hash)).toEqual({ isRead: true, value: note });
});

test('writes no link that is too long to send', () => {
  expect(toLinkHash(NOTE_KIND, { text: 'x'.repeat(MAX_LINK_CHARACTERS) })).toBeNull();
});

test('leaves the hash of a heading alone', () => {
  expect(readLinkHash(NOTE_KIND, '#how-it-works')).toBeNull();
  expect(readLinkHash(NOTE_KIND, '')).toBeNull();
});

test.each(['#note=%%%', '#note=_w', '#note=!'])('refuses the damaged link %s', (hash) => {
  expect(readLinkHash(NOTE_KIND, hash)).toEqual({
    isRead: false,
    reason: 'The link is damaged: a part of it is missing or changed. Copy the whole link.',
  });
});

test('refuses a link that was cut short', () => {
  const hash = toLinkHash(NOTE_KIND, { text: 'A long enough note' }) as string;

  expect(readLinkHash(NOTE_KIND, hash.slice(0, -12))).toMatchObject({ isRead: false });
});
