import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import {
  StyledDetails,
  StyledError,
  StyledHint,
  StyledInfo,
  StyledOptional,
  StyledRequired,
  StyledWarning,
} from './Field.styles';
import type { FieldIds, FieldMessages as Messages, FieldProps } from './useField';

/** Follows a label: an asterisk if the field is required, a few words if it is marked as optional. */
export function FieldMarker({ isRequired, isOptional }: Pick<FieldProps, 'isRequired' | 'isOptional'>) {
  // Hidden, because the control already tells assistive technology that it is required.
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

/** The messages of a field, below its control: error, warning, info, then its details. */
export function FieldMessages({ ids, error, warning, info, details }: { ids: FieldIds } & Messages) {
  return (
    <>
      {error && (
        <StyledError id={ids.errorId}>
          <VisuallyHidden>Error: </VisuallyHidden>
          {error}
        </StyledError>
      )}
      {warning && (
        <StyledWarning id={ids.warningId}>
          <VisuallyHidden>Warning: </VisuallyHidden>
          {warning}
        </StyledWarning>
      )}
      {info && <StyledInfo id={ids.infoId}>{info}</StyledInfo>}
      {details && <StyledDetails id={ids.detailsId}>{details}</StyledDetails>}
    </>
  );
}
