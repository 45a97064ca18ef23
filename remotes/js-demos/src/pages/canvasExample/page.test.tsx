import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { StrictMode, type ComponentProps } from 'react';
import { installReducedMotion } from '../../demo-testing/reducedMotion';
import { installPointerEvents } from '../../demo-testing/pointerEvents';
import { renderDemo } from '../../demo-testing/renderDemo';
import { renderHideable } from '../../demo-testing/renderHideable';
import { writeEnvelope } from '../../portable/envelope';
import { toLinkHash } from '../../portable/link';
import { MAX_POINTS, MAX_POINTS_PER_STROKE, type Drawing, type Stroke } from './drawing';
import { DRAWING } from './drawingFile';
import CanvasExamplePage from './page';

const DOT: Stroke = {
  tool: 'pen',
  color: '#11131c',
  size: 8,
  hue: 0,
  points: [{ x: 9, y: 9, pressure: 100 }],
};
const DRAWN: Drawing = { strokes: [DOT] };

/** Stores a drawing that leaves room for this number of points. */
function storeDrawingWithRoom(room: number) {
  const count = MAX_POINTS / MAX_POINTS_PER_STROKE;
  const toStroke = (points: number): Stroke => ({
    ...DOT,
    points: Array.from({ length: points }, () => ({ x: 9, y: 9, pressure: 100 })),
  });
  const strokes = Array.from({ length: count }, (_, index) =>
    toStroke(MAX_POINTS_PER_STROKE - (index === 0 ? room : 0)),
  );
  localStorage.setItem('js-demos:drawing', writeEnvelope(DRAWING, { strokes }));
}

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
const content = () => document.getElementById(sheet().getAttribute('aria-details') ?? '');
const pointer = { button: 0, pointerId: 1, pointerType: 'mouse' };

function drag(...places: [number, number][]) {
  const [[x, y] = [0, 0], ...rest] = places;
  fireEvent.pointerDown(sheet(), { ...pointer, clientX: x, clientY: y });
  for (const [clientX, clientY] of rest) fireEvent.pointerMove(sheet(), { ...pointer, clientX, clientY });
  fireEvent.pointerUp(sheet(), pointer);
}

test('draws a stroke and describes the content of the sheet', async () => {
  await open();
  expect(content()).toHaveTextContent('The sheet is empty.');

  drag([100, 100], [300, 200], [500, 100]);
  expect(content()).toHaveTextContent(
    '1 stroke: 1 rainbow. It spans 50% of the width and 20% of the height.',
  );
  expect(strokes.length).toBeGreaterThan(2);
});

test('draws a dot on a tap', async () => {
  await open();
  drag([40, 40]);

  expect(content()).toHaveTextContent(/^1 stroke/);
  expect(strokes).toEqual(['source-over']);
});

test('captures the pointer, so that a stroke continues beyond the edge of the sheet', async () => {
  await open();
  drag([700, 100], [900, 100], [700, 200]);

  expect(sheet().setPointerCapture).toHaveBeenCalledWith(1);
  expect(content()).toHaveTextContent(/^1 stroke/);
});

test('ignores a second finger and other buttons', async () => {
  await open();
  fireEvent.pointerDown(sheet(), { ...pointer, button: 2, clientX: 5, clientY: 5 });
  fireEvent.pointerDown(sheet(), { ...pointer, clientX: 5, clientY: 5 });
  fireEvent.pointerDown(sheet(), { ...pointer, pointerId: 2, clientX: 400, clientY: 400 });
  fireEvent.pointerUp(sheet(), { ...pointer, pointerId: 2 });
  fireEvent.pointerUp(sheet(), pointer);

  expect(content()).toHaveTextContent(/^1 stroke/);
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
  expect(content()).toHaveTextContent(/^2 strokes/);

  await user.keyboard('{Control>}z{/Control}');
  expect(content()).toHaveTextContent(/^1 stroke:/);
  expect(screen.getByRole('status')).toHaveTextContent(/^1 stroke:/);
});

test('does not scroll the page while Space is held, nor lift the pen', async () => {
  await open();
  act(() => sheet().focus());
  fireEvent.keyDown(sheet(), { key: ' ' });

  // False: the default was prevented.
  expect(fireEvent.keyDown(sheet(), { key: ' ', repeat: true })).toBe(false);
  expect(screen.getByRole('status')).toHaveTextContent('Pen down.');
});

test.each(['altKey', 'ctrlKey', 'metaKey'])('leaves keys with %s to the browser', async (modifier) => {
  await open();
  act(() => sheet().focus());
  for (const key of ['ArrowLeft', 'ArrowUp', ' ', 'Enter'])
    expect(fireEvent.keyDown(sheet(), { key, [modifier]: true })).toBe(true);

  expect(content()).toHaveTextContent('The sheet is empty.');
  expect(screen.getByRole('status')).toHaveTextContent('The sheet is empty.');
});

test('says once what is drawn: on arrival by keyboard, then with each change', async () => {
  const { user } = await open();
  drag([10, 10], [60, 60]);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => sheet().focus());
  expect(screen.getByRole('status')).toHaveTextContent(/^1 stroke: 1 rainbow/);

  // A changed name or description of the focused element would be read on top of that.
  const read = () => [sheet().getAttribute('aria-label'), sheet().getAttribute('aria-describedby')];
  const before = read();
  const description = document.getElementById(before[1] ?? '')?.textContent;
  await user.keyboard('{Control>}z{/Control}');
  expect(screen.getByRole('status')).toHaveTextContent('The sheet is empty.');
  expect(read()).toEqual(before);
  expect(sheet()).toHaveAccessibleDescription(description ?? '');
});

test('lifts the pen on Escape, and announces that', async () => {
  const { user } = await open();
  act(() => sheet().focus());
  await user.keyboard('[Space]{ArrowDown}{Escape}');
  expect(screen.getByRole('status')).toHaveTextContent('Pen lifted.');

  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('status')).toHaveTextContent(/^Pen at/);
});

test('lifts the pen when the sheet loses focus', async () => {
  const { user } = await open();
  act(() => sheet().focus());
  await user.keyboard('[Space]{ArrowDown}');
  await user.tab();

  expect(content()).toHaveTextContent(/^1 stroke/);
});

test('asks before it clears, with the focus on the safe answer, and undo restores everything', async () => {
  const { user } = await open();
  drag([10, 10], [60, 60]);
  await user.click(screen.getByRole('button', { name: 'Clear the sheet' }));
  expect(screen.getByRole('button', { name: 'Keep the drawing' })).toHaveFocus();

  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(content()).toHaveTextContent('The sheet is empty.');

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(content()).toHaveTextContent(/^1 stroke/);
});

test('announces the drawing after clearing, undo and redo', async () => {
  const { user } = await open();
  drag([10, 10], [60, 60]);
  await user.click(screen.getByRole('button', { name: 'Clear the sheet' }));
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getByRole('status')).toHaveTextContent('The sheet is empty.');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('status')).toHaveTextContent(/^1 stroke:/);
  await user.click(screen.getByRole('button', { name: 'Redo' }));
  expect(screen.getByRole('status')).toHaveTextContent('The sheet is empty.');
});

test('opens a drawing from a file as an undoable step', async () => {
  const { user } = await open();
  drag([10, 10]);
  drag([20, 20]);
  await user.upload(
    screen.getByLabelText('File with a drawing'),
    new File([writeEnvelope(DRAWING, DRAWN)], 'd.json'),
  );
  await waitFor(() => expect(content()).toHaveTextContent(/^1 stroke: 1 pen/));

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(content()).toHaveTextContent(/^2 strokes/);
});

test.each([
  ['page', CanvasExamplePage],
  [
    'page that is mounted twice',
    (props: ComponentProps<typeof CanvasExamplePage>) => (
      <StrictMode>
        <CanvasExamplePage {...props} />
      </StrictMode>
    ),
  ],
])('opens the drawing of a link on a %s, and undo brings back the stored one', async (_, Page) => {
  localStorage.setItem('js-demos:drawing', writeEnvelope(DRAWING, DRAWN));
  const linked: Drawing = { strokes: [DOT, { ...DOT, tool: 'rainbow' }] };
  const { user } = await renderDemo('canvasExample', Page, { address: toLinkHash(DRAWING, linked) ?? '' });
  expect(content()).toHaveTextContent(/^2 strokes: 1 pen, 1 rainbow/);

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(content()).toHaveTextContent(/^1 stroke: 1 pen/);
});

const FULL_TEXT = 'Not done: The sheet is full. Undo something, or clear the sheet.';

test.each(['[Space]', '{Enter}'])('announces that %s draws nothing on a full sheet', async (key) => {
  storeDrawingWithRoom(0);
  const { user } = await open();
  act(() => sheet().focus());
  await user.keyboard(key);

  expect(screen.getByRole('status')).toHaveTextContent(FULL_TEXT);
});

test('lifts the keyboard pen when its stroke fills the sheet, and announces that', async () => {
  storeDrawingWithRoom(3);
  const { user } = await open();
  act(() => sheet().focus());
  await user.keyboard('[Space]{ArrowDown}');
  expect(screen.getByRole('status')).toHaveTextContent(FULL_TEXT);

  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('status')).toHaveTextContent('Pen at 800, 540.');
});

test('ends a stroke of the mouse when it fills the sheet, and announces that', async () => {
  storeDrawingWithRoom(2);
  await open();
  drag([10, 10], [60, 60], [90, 90]);

  expect(screen.getByRole('status')).toHaveTextContent(FULL_TEXT);
  expect(content()).toHaveTextContent(/^16 strokes/);
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
  expect(screen.getByRole('group', { name: 'Fixed' })).toHaveTextContent('1 line, 1 point on the sheet');
});

test('starts with a finished drawing under reduced motion, and keeps the visitor’s strokes', async () => {
  localStorage.clear();
  installReducedMotion(true);
  await open();
  expect(content()).toHaveTextContent(/^12 strokes: 11 pen, 1 rainbow\./);
  expect(localStorage).toHaveLength(0);

  drag([100, 100], [300, 200]);
  expect(content()).toHaveTextContent(/^13 strokes/);
  await waitFor(() => expect(localStorage.getItem('js-demos:drawing')).not.toBeNull());
});

test('continues the drawing that another tab has saved, and undoes to its own', async () => {
  const { user } = await open();
  drag([100, 100], [300, 200]);
  const newValue = writeEnvelope(DRAWING, { strokes: [DOT, DOT, DOT] });
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'js-demos:drawing', newValue })));
  expect(content()).toHaveTextContent(/^3 strokes: 3 pen/);
  drag([100, 300], [300, 400]);
  expect(content()).toHaveTextContent(/^4 strokes: 3 pen, 1 rainbow/);

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(content()).toHaveTextContent(/^1 stroke: 1 rainbow/);
});

test('saves at once when its document is left', async () => {
  await open();
  localStorage.clear();
  drag([100, 100], [300, 200]);
  expect(localStorage).toHaveLength(0);
  act(() => void window.dispatchEvent(new Event('pagehide')));

  expect(localStorage.getItem('js-demos:drawing')).not.toBeNull();
});

test('continues what another tab has saved while the page was kept hidden, and undoes to its own', async () => {
  const { show } = await renderHideable('canvasExample', CanvasExamplePage);
  drag([100, 100], [300, 200]);
  await show('hidden');
  localStorage.setItem('js-demos:drawing', writeEnvelope(DRAWING, { strokes: [DOT, DOT, DOT] }));
  await show('visible');
  expect(content()).toHaveTextContent(/^3 strokes: 3 pen/);

  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(content()).toHaveTextContent(/^1 stroke: 1 rainbow/);
});

test('shows the drawing of a link even if another tab has saved one while the page was kept hidden', async () => {
  const { show } = await renderHideable('canvasExample', CanvasExamplePage);
  drag([100, 100], [300, 200]);
  await show('hidden');
  localStorage.setItem('js-demos:drawing', writeEnvelope(DRAWING, { strokes: [DOT, DOT, DOT] }));
  window.history.replaceState(null, '', toLinkHash(DRAWING, DRAWN));
  await show('visible');
  expect(content()).toHaveTextContent(/^1 stroke: 1 pen/);

  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(content()).toHaveTextContent(/^3 strokes: 3 pen/);
});
