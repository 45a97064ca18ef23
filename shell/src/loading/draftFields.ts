import { replayField } from './replayField';

/** A form control in which a visitor types or chooses. */
export type DraftField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Inputs that are not text: secrets, files, buttons, and settings that take effect at once. */
const NOT_KEPT = ['password', 'file', 'hidden', 'submit', 'button', 'reset', 'image', 'range', 'color'];

/** Matches `autocomplete` values of secrets, which must not be stored even if they are shown as text. */
const SECRET = /password|one-time-code|cc-/;

/** Parts of a page whose fields take effect at once: an older text would overwrite what was stored since. */
const APPLIED = '[data-applies-at-once]';

/** Closed dialogs, and pages that are kept but hidden. */
const HIDDEN = 'dialog:not([open]), [hidden], [style*="display: none"]';

/**
 * Returns an element if it is a field whose content may be stored: text, and choices in a form. A choice outside a form
 * takes effect at once and is never waiting to be sent; so does a text in a part that says so.
 */
export function mayKeep(target: EventTarget | null): DraftField | null {
  if (target instanceof Element && target.closest(APPLIED) !== null) return null;
  if (target instanceof HTMLTextAreaElement) return target;
  if (target instanceof HTMLSelectElement) return target.form === null ? null : target;
  if (!(target instanceof HTMLInputElement)) return null;
  const { type, form } = target;
  if (NOT_KEPT.includes(type) || SECRET.test(target.autocomplete)) return null;
  return isChoice(target) && form === null ? null : target;
}

const isChoice = ({ type }: DraftField) => type === 'checkbox' || type === 'radio';

function listFields(): DraftField[] {
  return [...document.querySelectorAll('input, textarea, select')].flatMap(
    (element) => mayKeep(element) ?? [],
  );
}

export const isShown = (field: DraftField) => field.closest(HIDDEN) === null;

/** The visible fields, by a name that stays the same in the next document and in another build of the page. */
export function nameShownFields(): ReadonlyMap<string, DraftField> {
  return nameFields(listFields().filter(isShown));
}

/** Names of all fields. */
export function listFieldNames(): ReadonlyMap<DraftField, string> {
  // A hidden page that is kept may have the same fields as the visible one.
  const groups = [true, false].map((shown) => listFields().filter((field) => isShown(field) === shown));
  return new Map(groups.flatMap((fields) => [...nameFields(fields)].map(([name, field]) => [field, name])));
}

function nameFields(fields: readonly DraftField[]): Map<string, DraftField> {
  const counts = new Map<string, number>();
  return new Map(
    fields.map((field) => {
      const form = field.form?.getAttribute('aria-label') ?? '';
      const name = JSON.stringify([
        form,
        field.type,
        ...(isChoice(field) ? [field.value] : []),
        toLabel(field),
      ]);
      const count = counts.get(name) ?? 0;
      counts.set(name, count + 1);
      return [`${name}${count}`, field];
    }),
  );
}

/** The field's name, except for radio buttons, whose generated name may differ in the next document. */
function toLabel(field: DraftField): string {
  if (field.name !== '' && field.type !== 'radio') return field.name;
  return field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? '';
}

/** Reads the value of a field as text; null for a radio button that is not selected. */
export function readField(field: DraftField): string | null {
  if (!isChoice(field)) return field.value;
  const { checked } = field as HTMLInputElement;
  return checked || field.type === 'checkbox' ? String(checked) : null;
}

/** Reads the value set by the page itself: the browser may have autofilled the field without the page noticing. */
export function readOwnValue(field: DraftField): string {
  if (field instanceof HTMLSelectElement)
    return [...field.options].find(({ defaultSelected }) => defaultSelected)?.value ?? '';
  return isChoice(field) ? String((field as HTMLInputElement).defaultChecked) : field.defaultValue;
}

/** Fills in a field as if the visitor had done it. */
export function writeField(field: DraftField, value: string): void {
  replayField(field, isChoice(field) ? [field.value, value === 'true'] : [value, false]);
}
