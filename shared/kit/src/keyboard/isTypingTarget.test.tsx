import { isTextField, isTypingTarget } from './isTypingTarget';

function build(html: string): Element {
  document.body.innerHTML = html;
  return document.querySelector('[data-target]') as Element;
}

afterEach(() => document.body.replaceChildren());

test.each([
  ['an input without a type', '<input data-target>'],
  ['an email input', '<input type="email" data-target>'],
  ['a number input', '<input type="number" data-target>'],
  ['a date input', '<input type="date" data-target>'],
  ['an input of an unknown type', '<input type="colour" data-target>'],
  ['a text area', '<textarea data-target></textarea>'],
  ['an element inside an editable text', '<div contenteditable="true"><p><b data-target>x</b></p></div>'],
  ['an editable text with an empty attribute', '<div contenteditable data-target>x</div>'],
  ['a text box made of other elements', '<div role="textbox" tabindex="0"><b data-target>x</b></div>'],
])('%s is a text field', (_name, html) => {
  const target = build(html);

  expect([isTextField(target), isTypingTarget(target)]).toEqual([true, true]);
});

test.each(['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'])(
  'an input of type %s takes no text',
  (type) => {
    const target = build(`<input type="${type}" data-target>`);

    expect([isTextField(target), isTypingTarget(target)]).toEqual([false, false]);
  },
);

test.each([
  ['a button', '<button data-target></button>'],
  ['a non-editable text', '<div contenteditable="false"><b data-target>x</b></div>'],
  [
    'a non-editable island in an editable text',
    '<div contenteditable="true"><div contenteditable="false"><b data-target>x</b></div></div>',
  ],
])('%s takes no text', (_name, html) => {
  const target = build(html);

  expect([isTextField(target), isTypingTarget(target)]).toEqual([false, false]);
});

test('a select takes letters to pick an option, but has no text', () => {
  const target = build('<select data-target></select>');

  expect([isTextField(target), isTypingTarget(target)]).toEqual([false, true]);
});

test('a key pressed on no element is not typing', () => {
  expect([isTextField(null), isTypingTarget(document)]).toEqual([false, false]);
});
