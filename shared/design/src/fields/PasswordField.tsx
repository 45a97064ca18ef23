import { useState } from 'react';
import styled from 'styled-components';
import { color, fontSize, fontWidth, radius } from '../tokens';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import { TextField, type TextFieldProps } from './TextField';

/** The props of a {@link PasswordField}: those of a text field, except the ones that it sets itself. */
export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'endControl' | 'spellCheck'>;

const StyledToggle = styled.button`
  min-inline-size: 3.5rem;
  min-block-size: 2.25rem;
  padding: 0 0.5rem;
  border: 0;
  border-radius: ${radius.small};
  background: transparent;
  color: ${color.select};
  font-size: ${fontSize.caption};
  font-stretch: ${fontWidth.label};
  font-weight: 600;
  white-space: nowrap;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
`;

/** A password field with a button that reveals the text. Pasting and password managers work. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      {...props}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      endControl={
        <StyledToggle type="button" onClick={() => setIsShown(!isShown)} disabled={props.disabled}>
          {isShown ? 'Hide' : 'Show'} <VisuallyHidden>{props.label}</VisuallyHidden>
        </StyledToggle>
      }
    />
  );
}
