/** One choice of a select or a radio group. */
export interface FieldOption<Value extends string = string> {
  value: Value;
  label: string;
  isDisabled?: boolean;
}
