import {
  parseHexColour,
  redden,
  reduceColours,
  removeColour,
  shiftChannels,
  toHexColour,
  traceEdges,
  type Frame,
  type Rgb,
} from './pixels';

/** A frame of one row. */
function toFrame(...colours: Rgb[]): Frame {
  return {
    data: Uint8ClampedArray.from(colours.flatMap((colour) => [...colour, 255])),
    width: colours.length,
    height: 1,
  };
}

function pixelAt({ data }: Frame, index: number) {
  return [...data.slice(index * 4, index * 4 + 4)];
}

const GREEN: Rgb = [47, 174, 98];

test('reads and writes colours in the format of colour inputs', () => {
  expect(parseHexColour('#2fae62')).toEqual(GREEN);
  expect(toHexColour(GREEN)).toBe('#2fae62');
  expect(toHexColour([0, 7.6, 255])).toBe('#0008ff');
});

test('shifts red from the right and blue from the left, and repeats the border', () => {
  const frame = toFrame([10, 11, 12], [20, 21, 22], [30, 31, 32]);
  shiftChannels(frame, 1);

  expect(pixelAt(frame, 0)).toEqual([20, 11, 12, 255]);
  expect(pixelAt(frame, 1)).toEqual([30, 21, 12, 255]);
  expect(pixelAt(frame, 2)).toEqual([30, 31, 22, 255]);
});

test('changes nothing at a distance or strength of 0', () => {
  const frame = toFrame([10, 11, 12], [20, 21, 22]);
  const before = [...frame.data];
  shiftChannels(frame, 0);
  redden(frame, 0);

  expect([...frame.data]).toEqual(before);
});

test('reddens without leaving the range of a channel', () => {
  const frame = toFrame([200, 100, 100]);
  redden(frame, 1);

  expect(pixelAt(frame, 0)).toEqual([255, 25, 50, 255]);
});

test('removes the key colour and its shadow, and keeps other colours', () => {
  const shadow = GREEN.map((part) => part * 0.7) as unknown as Rgb;
  const frame = toFrame(GREEN, shadow, [207, 10, 69], [255, 255, 255]);
  removeColour(frame, GREEN, 38);

  expect(frame.data[3]).toBe(0);
  expect(frame.data[7]).toBe(0);
  expect(frame.data[11]).toBe(255);
  expect(frame.data[15]).toBe(255);
});

test('makes the border between kept and removed pixels half transparent', () => {
  const frame = toFrame([104, 154, 104]);
  removeColour(frame, GREEN, 25);

  expect(frame.data[3]).toBeGreaterThan(0);
  expect(frame.data[3]).toBeLessThan(255);
});

test('draws an edge where brightness changes, on a white ground', () => {
  const frame = toFrame([0, 0, 0], [0, 0, 0], [0, 0, 0], [255, 255, 255]);
  traceEdges(frame, [207, 10, 69], 22);

  expect(pixelAt(frame, 0)).toEqual([255, 255, 255, 255]);
  expect(pixelAt(frame, 2)).toEqual([207, 10, 69, 255]);
});

test('keeps the chosen number of levels, including both ends, and transparency', () => {
  const frame = toFrame(...Array.from({ length: 256 }, (_, value): Rgb => [value, value, value]));
  frame.data[3] = 40;
  reduceColours(frame, 3);
  const reds = new Set(Array.from({ length: 256 }, (_, index) => frame.data[index * 4]));

  expect([...reds]).toEqual([0, 128, 255]);
  expect(frame.data[3]).toBe(40);
});
