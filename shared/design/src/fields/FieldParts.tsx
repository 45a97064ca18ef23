import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import { StyledError, StyledHint, StyledOptional, StyledRequired } from './Field.styles';
import type { FieldIds, FieldProps } from './useField';

/** Follows a label: an asterisk where the field is required, a few words where it is marked as optional. */
export function FieldMarker({ isRequired, isOptional }: Pick<FieldProps, 'isRequired' | 'isOptional'>) {
  // The control itself says to assistive technology that it is required.
  if (isRequired) {
    return (
      <StyledRequired title="Required Field" aria-hidden="true">
        *
      </StyledRequired>
    );
  }
  return isOptional ? <StyledOptional> - Optional field</StyledOptional> : null;
}

/** The hint of a field, above its control. */
export function FieldHint({ ids, hint }: { ids: FieldIds } & Pick<FieldProps, 'hint'>) {
  return hint ? <StyledHint id={ids.hintId}>{hint}</StyledHint> : null;
}

/** The error of a field, under its control. */
export function FieldError({ ids, error }: { ids: FieldIds } & Pick<FieldProps, 'error'>) {
  if (!error) return null;
  return (
    <StyledError id={ids.errorId}>
      <VisuallyHidden>Error: </VisuallyHidden>
      {error}
    </StyledError>
  );
}
