import { SITE } from '../../site';
import { READY_MAILS } from './content';
import { isLongMail, toMailText, toMailUrl } from './toMailUrl';

test('encodes address, subject and body for mail programs', () => {
  const url = toMailUrl({ id: 'x', title: 'X', subject: 'Q&A, 100 %', lines: ['Hello,', 'a=b'] });
  expect(url).toBe(`mailto:${SITE.email}?subject=Q%26A%2C%20100%20%25&body=Hello%2C%0D%0A%0D%0Aa%3Db`);
});

test.each(READY_MAILS)('keeps the whole text of “$title”', (mail) => {
  const params = new URL(toMailUrl(mail)).searchParams;
  expect(params.get('subject')).toBe(mail.subject);
  expect(params.get('body')?.replace(/\r\n/g, '\n')).toBe(toMailText(mail));
});

test('replaces half a character, which no URL can contain', () => {
  const url = toMailUrl({ id: 'x', title: 'X', subject: 'Hello \ud83d', lines: ['\ude00 and 😀'] });
  expect(new URL(url).searchParams.get('subject')).toBe('Hello \ufffd');
  expect(new URL(url).searchParams.get('body')).toBe('\ufffd and 😀');
});

test.each([
  ['a'.repeat(1_000), false],
  ['я'.repeat(400), true],
])('knows whether a program may cut off %s', (text, expected) => {
  expect(isLongMail({ id: 'x', title: 'X', subject: 'Hi', lines: [text] })).toBe(expected);
});
