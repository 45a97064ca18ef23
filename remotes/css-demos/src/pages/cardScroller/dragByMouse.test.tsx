import { dragByMouse } from './dragByMouse';

/** With the field that the pointer events of jsdom lack. */
function point(view: HTMLElement, type: string, init: MouseEventInit) {
  view.dispatchEvent(Object.assign(new MouseEvent(type, init), { pointerType: 'mouse' }));
}

test('lets go of the row when it stops during a drag: it would not snap when its page is shown again', () => {
  const view = document.createElement('div');
  view.setPointerCapture = jest.fn();
  const stop = dragByMouse(view);
  point(view, 'pointerdown', { button: 0, clientX: 100 });
  point(view, 'pointermove', { buttons: 1, clientX: 60 });
  expect(view).toHaveAttribute('data-pulled');

  stop();
  expect(view).not.toHaveAttribute('data-pulled');
});
