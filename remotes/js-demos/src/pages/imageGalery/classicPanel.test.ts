import { CLOSED, clickClassic, clickFixed, endClassic } from './classicPanel';

test('classic: two quick clicks leave the words on a closed panel', () => {
  // The second click reverses the running transition, so that only one end is ever reported.
  expect(endClassic(clickClassic(clickClassic(CLOSED)))).toEqual({ isOpen: false, hasWords: true });
});

test('classic: without transitions the words never appear', () => {
  expect(clickClassic(CLOSED)).toEqual({ isOpen: true, hasWords: false });
});

test('fixed: words are shown exactly while the panel is open', () => {
  let panel = CLOSED;
  for (let click = 0; click < 5; click += 1) {
    panel = clickFixed(panel);
    expect(panel.hasWords).toBe(panel.isOpen);
  }
});
