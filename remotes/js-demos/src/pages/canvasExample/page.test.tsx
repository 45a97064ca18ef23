import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { installReducedMotion } from '../../demo-testing/reducedMotion';
import { installPointerEvents } from '../../demo-testing/pointerEvents';
import { renderDemo } from '../../demo-testing/renderDemo';
import { writeEnvelope } from '../../portable/envelope';
import type { Drawing } from './drawing';
import { DRAWING } from './drawingFile';
import CanvasExamplePage from './page';

const DRAWN: Drawing = {
  strokes: [{ tool: 'pen', color: '#11131c', size: 8, hue: 0, points: [{ x: 9, y: 9, pressure: 100 }] }],
};

/** Records each stroke call on any canvas, as the composite operation at that moment. */
let strokes: string[] = [];

let removePointerEvents: () => void;

beforeEach(() => {
  removePointerEvents = installPointerEvents();
  localStorage.clear();
  // A sheet that the visitor has cleared stays empty.
  localStorage.setItem('js-demos:drawing', writeEnvelope(DRAWING, { strokes: [] }));
  strokes = [];
  const context = {
    globalCompositeOperation: 'source-over',
    beginPath() {},
    moveTo() {},
    lineTo() {},
    quadraticCurveTo() {},
    clearRect() {},
    fillRect() {},
    setTransform() {},
    stroke() {
      strokes.push(this.globalCompositeOperation);
    },
  };
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue(context as unknown as CanvasRenderingContext2D);
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue({ left: 0, top: 0, width: 800, height: 500 } as DOMRect);
  Element.prototype.setPointerCapture = jest.fn();
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
});

afterEach(() => removePointerEvents());

const open = (address?: string) => renderDemo('canvasExample', CanvasExamplePage, { address });
const sheet = () => screen.getByRole('application');
const pointer = { button: 0, pointerId: 1, pointerType: 'mouse' };

function drag(...places: [number, number][]) {
  const [[x, y] = [0, 0], ...rest] = places;
  fireEvent.pointerDown(sheet(), { ...pointer, clientX: x, clientY: y });
  for (const [clientX, clientY] of rest) fireEvent.pointerMove(sheet(), { ...pointer, clientX, clientY });
  fireEvent.pointerUp(sheet(), pointer);
}

test('draws a stroke and describes the content of the sheet', async () => {
  await open();
  expect(sheet()).toHaveAccessibleName('Sheet. The sheet is empty.');

  drag([100, 100], [300, 200], [500, 100]);
  expect(sheet()).toHaveAccessibleName(
    'Sheet. 1 stroke: 1 rainbow. They span 50 % of the width and 20 % of the height.',
  );
  expect(strokes.length).toBeGreaterThan(2);
});

test('draws a dot on a tap', async () => {
  await open();
  drag([40, 40]);

  expect(sheet()).toHaveAccessibleName(/^Sheet\. 1 stroke/);
  expect(strokes).toEqual(['source-over']);
});

test('captures the pointer, so that a stroke continues beyond the edge of the sheet', async () => {
  await open();
  drag([700, 100], [900, 100], [700, 200]);

  expect(sheet().setPointerCapture).toHaveBeenCalledWith(1);
  expect(sheet()).toHaveAccessibleName(/^Sheet\. 1 stroke/);
});

test('ignores a second finger and other buttons', async () => {
  await open();
  fireEvent.pointerDown(sheet(), { ...pointer, button: 2, clientX: 5, clientY: 5 });
  fireEvent.pointerDown(sheet(), { ...pointer, clientX: 5, clientY: 5 });
  fireEvent.pointerDown(sheet(), { ...pointer, pointerId: 2, clientX: 400, clientY: 400 });
  fireEvent.pointerUp(sheet(), { ...pointer, pointerId: 2 });
  fireEvent.pointerUp(sheet(), pointer);

  expect(sheet()).toHaveAccessibleName(/^Sheet\. 1 stroke/);
});

test('erases with the eraser', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('radio', { name: 'Eraser' }));
  drag([40, 40]);

  expect(strokes).toEqual(['destination-out']);
});

test('draws with the keyboard and announces it', async () => {
  const { user } = await open();
  act(() => sheet().focus());
  await user.keyboard('{ArrowLeft}[Space]{ArrowDown}');
  expect(screen.getByRole('status')).toHaveTextContent('Drawing at 780, 520.');

  await user.keyboard('[Space]{Enter}');
  expect(sheet()).toHaveAccessibleName(/^Sheet\. 2 strokes/);

  await user.keyboard('{Control>}z{/Control}');
  expect(sheet()).toHaveAccessibleName(/^Sheet\. 1 stroke:/);
});

test('lifts the pen when the sheet loses focus', async () => {
  const { user } = await open();
  act(() => sheet().focus());
  await user.keyboard('[Space]{ArrowDown}');
  await user.tab();

  expect(sheet()).toHaveAccessibleName(/^Sheet\. 1 stroke/);
});

test('asks before it clears, with the focus on the safe answer, and undo restores everything', async () => {
  const { user } = await open();
  drag([10, 10], [60, 60]);
  await user.click(screen.getByRole('button', { name: 'Clear the sheet' }));
  expect(screen.getByRole('button', { name: 'Keep the drawing' })).toHaveFocus();

  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(sheet()).toHaveAccessibleName('Sheet. The sheet is empty.');

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(sheet()).toHaveAccessibleName(/^Sheet\. 1 stroke/);
});

test('opens a drawing from a file as an undoable step', async () => {
  const { user } = await open();
  drag([10, 10]);
  drag([20, 20]);
  await user.upload(
    screen.getByLabelText('File with a drawing'),
    new File([writeEnvelope(DRAWING, DRAWN)], 'd.json'),
  );
  await waitFor(() => expect(sheet()).toHaveAccessibleName(/^Sheet\. 1 stroke: 1 pen/));

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(sheet()).toHaveAccessibleName(/^Sheet\. 2 strokes/);
});

test('continues in SVG without a canvas', async () => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const { container, user } = await open();
  expect(screen.getByText('This browser has no canvas')).toBeInTheDocument();

  drag([10, 10], [200, 200]);
  expect(container.querySelectorAll('[data-sheet="svg"] path').length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: 'Export PNG' }));
  expect(screen.getByRole('status')).toHaveTextContent(
    'This browser cannot make a PNG. Export an SVG instead.',
  );
});

test('keeps the drawing while the state without canvas is shown on demand', async () => {
  const { container, user } = await open('?state=unsupported');
  drag([10, 10], [200, 200]);
  await user.click(screen.getByRole('button', { name: /^Actual state/ }));

  expect(container.querySelector('canvas')).toBeInTheDocument();
  expect(strokes.length).toBeGreaterThan(0);
});

test('shows in the museum that only the fixed pen draws a dot', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Replay the classic fault' }));
  for (const button of screen.getAllByRole('button', { name: 'Click once' })) await user.click(button);

  expect(screen.getByRole('group', { name: 'Classic' })).toHaveTextContent('0 lines, 0 points on the sheet');
  expect(screen.getByRole('group', { name: 'Fixed' })).toHaveTextContent('1 line, 1 points on the sheet');
});

test('starts with a finished drawing under reduced motion, and keeps the visitor’s strokes', async () => {
  localStorage.clear();
  installReducedMotion(true);
  await open();
  expect(sheet()).toHaveAccessibleName(/^Sheet\. 12 strokes: 11 pen, 1 rainbow\./);
  expect(localStorage).toHaveLength(0);

  drag([100, 100], [300, 200]);
  expect(sheet()).toHaveAccessibleName(/^Sheet\. 13 strokes/);
  await waitFor(() => expect(localStorage.getItem('js-demos:drawing')).not.toBeNull());
});
