/** What a visitor has entered into a field. */
export type FieldState = readonly [value: string, checked: boolean];

/**
 * Puts into a field what the visitor has entered, and makes React notice. React compares the value with the last one
 * it has seen, which it records when the field's property is set. So that property is set to another value, and the
 * visitor's value is then written with the native setter, which bypasses React.
 */
export function replayField(field: Element, [value, checked]: FieldState): void {
  // Makes React hydrate this part of the page, if it has not done so yet; this does not count as a change.
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
    field.checked = !checked;
    write(HTMLInputElement.prototype, 'checked', field, checked);
    // Not a real click, which would toggle the field again.
    field.dispatchEvent(new Event('click', { bubbles: true }));
  } else if (
    field instanceof HTMLSelectElement ||
    (field instanceof HTMLInputElement && field.type === 'file')
  ) {
    // The files of a field and several options of a list stay as they are.
    if (field.type === 'select-one') field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    field.value = '';
    write(Object.getPrototypeOf(field) as object, 'value', field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

function write(prototype: object, name: 'value' | 'checked', field: Element, value: string | boolean): void {
  Object.getOwnPropertyDescriptor(prototype, name)?.set?.call(field, value);
}
