import { isTypingTarget } from './isTypingTarget';

function build(html: string): Element {
  document.body.innerHTML = html;
  return document.querySelector('[data-target]') as Element;
}

afterEach(() => document.body.replaceChildren());

test.each([
  ['a text input', '<input data-target>'],
  ['a number input', '<input type="number" data-target>'],
  ['a file name in a select', '<select data-target></select>'],
  ['a text area', '<textarea data-target></textarea>'],
  ['a part of an editable text', '<div contenteditable="true"><p><b data-target>x</b></p></div>'],
])('leaves letters to %s', (_name, html) => {
  expect(isTypingTarget(build(html))).toBe(true);
});

test.each([
  ['a button', '<button data-target></button>'],
  ['a slider', '<input type="range" data-target>'],
  ['a radio button', '<input type="radio" data-target>'],
  ['an island that is not editable', '<div contenteditable="false"><b data-target>x</b></div>'],
])('takes letters on %s for shortcuts', (_name, html) => {
  expect(isTypingTarget(build(html))).toBe(false);
});

test('takes a key without an element for a shortcut', () => {
  expect(isTypingTarget(null)).toBe(false);
});
