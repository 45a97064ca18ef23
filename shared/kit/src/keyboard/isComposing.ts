/** The code of a key that an input method has used. */
const USED_BY_INPUT_METHOD = 229;

/**
 * Says whether a key belongs to an input method, such as the Enter that confirms what was composed. Safari ends the
 * composition before that key, and tells only by its code.
 *
 * @see https://bugs.webkit.org/show_bug.cgi?id=165004
 */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return event.isComposing || event.keyCode === USED_BY_INPUT_METHOD;
}
