import { createClassicPen, createFixedPen } from './classicPen';

test('classic: a click draws nothing', () => {
  const pen = createClassicPen();
  pen.down(10, 10);
  pen.up();

  expect(pen.getLines()).toEqual([]);
});

test('fixed: a click draws a dot', () => {
  const pen = createFixedPen();
  pen.down(10, 10);
  pen.up();

  expect(pen.getLines()).toEqual([[[10, 10]]]);
});

test('classic: the stroke ends at the edge and does not continue', () => {
  const pen = createClassicPen();
  pen.down(10, 10);
  pen.move(20, 10);
  pen.leave();
  pen.move(30, 10);

  expect(pen.getLines()).toEqual([
    [
      [10, 10],
      [20, 10],
    ],
  ]);
});

test('fixed: the stroke continues beyond the edge', () => {
  const pen = createFixedPen();
  pen.down(10, 10);
  pen.move(20, 10);
  pen.leave();
  pen.move(30, 10);
  pen.up();
  pen.move(40, 10);

  expect(pen.getLines()).toEqual([
    [
      [10, 10],
      [20, 10],
      [30, 10],
    ],
  ]);
});
