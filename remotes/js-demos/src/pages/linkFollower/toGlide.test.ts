import { toGlide } from './toGlide';

const at = (left: number, top: number) => ({ left, top, width: 50, height: 20 });
const sizes = (keyframes: Keyframe[]) =>
  keyframes.map(({ transform, inlineSize }) => `${transform} ${inlineSize}`);

test('stretches over both links of a line before it leaves the first', () => {
  expect(sizes(toGlide(at(0, 0), at(200, 4)))).toEqual([
    'translate(0px, 0px) 50px',
    'translate(0px, 0px) 250px',
    'translate(200px, 4px) 50px',
  ]);
  expect(sizes(toGlide(at(200, 0), at(0, 0)))[1]).toBe('translate(0px, 0px) 250px');
});

test('covers no text between two lines', () => {
  expect(sizes(toGlide(at(0, 0), at(200, 60)))).toEqual([
    'translate(0px, 0px) 50px',
    'translate(200px, 60px) 50px',
  ]);
});
