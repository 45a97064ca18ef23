import { fireEvent, render, screen } from '@testing-library/react';
import { LiveWatch } from './LiveWatch';

function renderWatch() {
  const { container } = render(<LiveWatch />);
  const watch = container.querySelector('svg')!;
  // jsdom has no pointer capture.
  watch.setPointerCapture = () => {};
  return watch;
}

/** jsdom has no pointer events, and its mouse events no movement. */
function firePointer(watch: Element, type: string, init: MouseEventInit) {
  const event = new MouseEvent(type, { bubbles: true, ...init });
  Object.defineProperty(event, 'movementY', { value: init.movementY });
  fireEvent(watch, event);
}

/** Drags down from one height to another, in steps. */
function drag(watch: Element, fromPx: number, toPx: number, stepPx: number) {
  firePointer(watch, 'pointerdown', { buttons: 1, clientY: fromPx });
  for (let clientY = fromPx + stepPx; clientY <= toPx; clientY += stepPx)
    firePointer(watch, 'pointermove', { buttons: 1, clientY, movementY: stepPx });
  firePointer(watch, 'lostpointercapture', { clientY: toPx });
}

const pulse = () => screen.getByRole('slider', { name: 'Pulse' });

test.each([1, 2, 8])('a drag of 32 px in steps of %i px lowers the pulse by 8', (stepPx) => {
  const watch = renderWatch();
  drag(watch, 100, 132, stepPx);
  expect(pulse()).toHaveValue('128');
});

test('a second drag starts from the pulse of the first, and a pointer that was not pressed on the watch changes nothing', () => {
  const watch = renderWatch();
  drag(watch, 100, 108, 1);
  firePointer(watch, 'pointermove', { buttons: 1, clientY: 300, movementY: 0 });
  drag(watch, 300, 308, 1);
  expect(pulse()).toHaveValue('132');
});

test('the pulse stays within its limits', () => {
  const watch = renderWatch();
  drag(watch, 0, 800, 40);
  expect(pulse()).toHaveValue('110');
});
