import { createClassicFollower } from './classicFollower';
import { NO_ATTENTION, chooseTarget, focus, point, type Attention } from './follow';

const NAMES = ['Home', 'Weights', 'Widths', 'Slants'];

/** Four links of 100 px in a box: as many per row as fit. */
function setUp() {
  let widthPx = 400;
  const measure = (name: string) => {
    const [index, perRow] = [NAMES.indexOf(name), Math.floor(widthPx / 100)];
    return { left: (index % perRow) * 100, top: Math.floor(index / perRow) * 30, width: 100, height: 30 };
  };
  const setWidth = (px: number) => {
    widthPx = px;
  };
  return { measure, setWidth };
}

test('classic: stays in the wrong place when the lines wrap again', () => {
  const { measure, setWidth } = setUp();
  const follower = createClassicFollower(measure);
  follower.handleMouseEnter('Slants');
  setWidth(200);

  expect(follower.get()).toEqual({ left: 300, top: 0, width: 100, height: 30 });
  expect(measure('Slants')).toEqual({ left: 100, top: 30, width: 100, height: 30 });
});

test('classic: ignores the keyboard, and stays when the mouse has left', () => {
  const { measure } = setUp();
  const follower = createClassicFollower(measure);
  expect(follower.get()).toBeNull();

  follower.handleMouseEnter('Widths');
  expect(follower.get()).toEqual(measure('Widths'));
});

test('fixed: follows the focus, returns to the current link and is measured whenever it is drawn', () => {
  const { measure, setWidth } = setUp();
  const placeOf = (attention: Attention<string>) =>
    measure(chooseTarget(attention, 'Home')?.target ?? 'nothing');
  const focused = focus(NO_ATTENTION as Attention<string>, 'Slants');
  expect(placeOf(focused)).toEqual({ left: 300, top: 0, width: 100, height: 30 });

  setWidth(200);
  expect(placeOf(focused)).toEqual({ left: 100, top: 30, width: 100, height: 30 });
  expect(placeOf(point(focus(focused, null), null))).toEqual(measure('Home'));
});
