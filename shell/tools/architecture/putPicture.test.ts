import { putPicture } from './putPicture';

const START = '<!-- picture: tree -->';
const END = '<!-- /picture -->';

test('replaces what stands between the comments of a picture, and nothing else', () => {
  const text = `Before\n${START}\nold\n${END}\nbetween\n<!-- picture: other -->\nkept\n${END}\nAfter`;
  expect(putPicture(text, 'tree', 'new')).toBe(text.replace('\nold\n', '\n\nnew\n\n'));
});

test.each([
  ['first', `Before\nold\n${END}\nAfter`],
  ['last', `Before\n${START}\nold\nAfter`],
  ['last, and another picture follows', `${START}\nold\n<!-- picture: other -->\nkept\n${END}`],
])('throws if the document has lost the comment of a picture that comes %s', (_which, text) => {
  expect(() => putPicture(text, 'tree', 'new')).toThrow(
    expect.objectContaining({ code: 'NO_PLACE_FOR_PICTURE' }),
  );
});
