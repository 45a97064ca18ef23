import { asksForPage, waitForInteraction } from './waitForInteraction';

const PAGE = `
  <button id="elsewhere">Menu</button>
  <div id="slot" tabindex="0">
    <h2 id="section" tabindex="-1">Section</h2>
    <a href="#section">To the section</a>
    <details><summary>More</summary></details>
    <figure id="figure"><button id="enlarge"><img alt=""></button></figure>
    <label><input type="radio" id="depth"></label>
    <div id="knob" tabindex="0"></div>
    <form id="form"></form>
  </div>`;

let slot: Element;
const onIntent = jest.fn();
const onUse = jest.fn();
let end: () => void;

const dispatch = (selector: string, type: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));

beforeEach(() => {
  document.body.innerHTML = PAGE;
  slot = document.querySelector('#slot') ?? document.body;
  jest.clearAllMocks();
  end = waitForInteraction(slot, { onIntent, onUse });
});

afterEach(() => {
  end();
  globalThis.earlyActions = undefined;
});

test.each([
  ['#enlarge img', 'pointerover'],
  ['#enlarge', 'pointerdown'],
  ['#depth', 'focusin'],
  ['label', 'pointerover'],
  ['#knob', 'focusin'],
])('notices that a visitor reaches %s by %s', (selector, type) => {
  dispatch(selector, type);
  expect(onIntent).toHaveBeenCalledTimes(1);
  expect(onUse).not.toHaveBeenCalled();
  expect(globalThis.earlyActions).toBeUndefined();
});

test.each([
  ['#elsewhere', 'pointerover'],
  ['#elsewhere', 'click'],
  ['#section', 'focusin'],
  ['a', 'click'],
  ['summary', 'click'],
  ['#slot', 'pointerover'],
])('does not mistake %s for a control of the page (%s)', (selector, type) => {
  // The slot itself is not part of the page.
  slot.removeAttribute('tabindex');
  dispatch(selector, type);
  expect(onIntent).not.toHaveBeenCalled();
  expect(onUse).not.toHaveBeenCalled();
});

test.each([
  ['#enlarge img', 'click'],
  ['#depth', 'input'],
  ['#form', 'submit'],
])('notices that %s is used by %s, before listeners on the document do', (selector, type) => {
  const listen = jest.fn(() => globalThis.earlyActions?.within);
  document.addEventListener(type, listen, { capture: true, once: true });
  dispatch(selector, type);
  expect(onUse).toHaveBeenCalledTimes(1);
  expect(listen).toHaveReturnedWith(slot);
});

test('notices nothing after it was stopped', () => {
  end();
  dispatch('#enlarge', 'click');
  dispatch('#enlarge', 'pointerover');
  expect(onUse).not.toHaveBeenCalled();
  expect(onIntent).not.toHaveBeenCalled();
});

test.each([
  ['?depth=30s', '', true],
  ['', '#figure', true],
  ['', '#enlarge', true],
  ['', '#section', false],
  ['', '#elsewhere', false],
  ['', '#nothing', true],
  ['', '#%', true],
  ['', '', false],
])('the address %s%s asks for the page itself: %s', (search, hash, expected) => {
  expect(asksForPage({ search, hash }, slot)).toBe(expected);
});
