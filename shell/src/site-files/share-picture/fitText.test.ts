import { fitText } from './fitText';
import type { TextSetter } from './textSetter';

/** Every character is half as wide as the font size. */
const setter: TextSetter = { measure: (text) => [...text].length / 2, outline: () => '' };
const FIT = { face: 'title', sizesPx: { from: 40, to: 20 }, widthPx: 200, maxLines: 2 } as const;

test.each([
  ['uses the largest size at which it fits', 'Drum kit', ['Drum kit'], 40],
  ['breaks lines before it shrinks', 'Analog clock', ['Analog', 'clock'], 40],
  ['shrinks if a word is too long', 'Crowdfunding', ['Crowdfunding'], 32],
  ['balances the length of lines', 'one two tri six', ['one two', 'tri six'], 40],
])('%s', (_fact, text, lines, sizePx) => {
  expect(fitText(text, FIT, setter)).toMatchObject({ lines, sizePx });
});

test.each(['word '.repeat(2000), 'x'.repeat(10_000)])(
  'text that does not fit ends with an ellipsis',
  (text) => {
    const { lines, sizePx, widthPx } = fitText(text, FIT, setter);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/…$/);
    expect(sizePx).toBe(20);
    expect(widthPx).toBeLessThanOrEqual(200);
  },
);
