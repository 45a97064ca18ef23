import { replayField } from './replayField';

/** What a visitor types into or chooses by. */
export type DraftField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Inputs that are no text: secrets, files, buttons, and settings that act at once. */
const NOT_KEPT = ['password', 'file', 'hidden', 'submit', 'button', 'reset', 'image', 'range', 'color'];

/** What must not be kept may be shown as text. */
const SECRET = /password|one-time-code|cc-/;

/** Contents of closed dialogs, and of pages that are kept and not shown. */
const HIDDEN = 'dialog:not([open]), [style*="display: none"]';

/**
 * Takes an element as a field whose content may be kept: text, and choices of a form. A choice outside a form acts at
 * once, and is not waiting to be sent.
 */
export function mayKeep(target: EventTarget | null): DraftField | null {
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

/** The fields that can be seen, by a name that each has in the next document too, and in another build of the page. */
export function nameShownFields(): ReadonlyMap<string, DraftField> {
  return nameFields(listFields().filter(isShown));
}

/** The names of all fields. */
export function listFieldNames(): ReadonlyMap<DraftField, string> {
  // A page that is kept may have the same fields as the one that is shown.
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

/** The name in the form, but for a group of choices, which React names. */
function toLabel(field: DraftField): string {
  if (field.name !== '' && field.type !== 'radio') return field.name;
  return field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? '';
}

/** What is in a field, as text; null where another one of its group was chosen. */
export function readField(field: DraftField): string | null {
  if (!isChoice(field)) return field.value;
  const { checked } = field as HTMLInputElement;
  return checked || field.type === 'checkbox' ? String(checked) : null;
}

/** What the page itself has put into a field: the browser may have filled in something that the page knows nothing of. */
export function readOwnValue(field: DraftField): string {
  if (field instanceof HTMLSelectElement)
    return [...field.options].find(({ defaultSelected }) => defaultSelected)?.value ?? '';
  return isChoice(field) ? String((field as HTMLInputElement).defaultChecked) : field.defaultValue;
}

/** Fills in a field as if the visitor had. */
export function writeField(field: DraftField, value: string): void {
  if (isChoice(field)) (field as HTMLInputElement).checked = value === 'true';
  else field.value = value;
  replayField(field);
}
