/**
 * Tells React of a change to a field that it did not see. React compares with the value it saw last, which it notes
 * where the field itself is written to; so that one is written, and then, past React, what the visitor entered.
 */
export function replayField(field: Element): void {
  // Makes React take over this part of the page, if it has left it for later; it sees no change yet.
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
    const { checked } = field;
    field.checked = !checked;
    write(HTMLInputElement.prototype, 'checked', field, checked);
    // Not a mouse's click: that would change it once more.
    field.dispatchEvent(new Event('click', { bubbles: true }));
  } else if (
    field instanceof HTMLSelectElement ||
    (field instanceof HTMLInputElement && field.type === 'file')
  ) {
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    const { value } = field;
    field.value = '';
    write(Object.getPrototypeOf(field) as object, 'value', field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

function write(prototype: object, name: 'value' | 'checked', field: Element, value: string | boolean): void {
  Object.getOwnPropertyDescriptor(prototype, name)?.set?.call(field, value);
}
