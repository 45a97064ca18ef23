import type { AlertType } from '@portfolio/contract';
import { type CSSProperties, type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { Button } from '../button/Button';
import { CloseIcon } from '../icons/navigationIcons';
import { color, fontSize, fontWidth, pageRoom, radius, space } from '../tokens';

/** The content of an {@link Alert}. */
export interface AlertProps {
  type: AlertType;
  message: string;
  description?: ReactNode;
  /** A code of SPEC section 8. Danger alerts show it before the message. */
  code?: string;
  /** Shows a button that closes the alert. */
  onDismiss?: () => void;
}

const StyledAlert = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  border: 1px solid var(--alert-color);
  border-radius: ${radius.small};
  background: ${color.surface};

  @container ${pageRoom.tight} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/* Looks like the layer's name of a selected frame: filled, at the frame's corner. */
const StyledType = styled.span`
  display: block;
  inline-size: fit-content;
  margin: -1px 0 0 -1px;
  padding: 0.0625rem ${space[2]};
  border: 1px solid var(--alert-color);
  background: var(--alert-color);
  color: ${color.surface};
  font-size: ${fontSize.caption};
  font-stretch: ${fontWidth.label};
  font-weight: 600;
  line-height: 1.35;
  letter-spacing: 0.02em;
  text-transform: capitalize;
`;

const StyledText = styled.div`
  padding: ${space[2]} ${space[4]} ${space[4]};
  font-size: ${fontSize.small};
  line-height: 1.45;
`;

const StyledMessage = styled.p`
  font-weight: 650;
`;

const StyledCode = styled.span`
  margin-inline-end: 0.15em;
  color: ${color.danger};
  font-stretch: ${fontWidth.label};
  font-variant-numeric: tabular-nums;
`;

const StyledDismiss = styled.div`
  padding: ${space[2]};
`;

/** The look of an alert. The shell's live regions announce it. */
export function Alert({ type, message, description, code, onDismiss }: AlertProps) {
  const messageId = useId();
  const isCodeShown = type === 'danger' && code !== undefined;
  return (
    <StyledAlert style={{ '--alert-color': `var(--color-${type})` } as CSSProperties}>
      <div>
        <StyledType>{type}</StyledType>
        <StyledText>
          <StyledMessage id={messageId}>
            {isCodeShown && <StyledCode>{code} </StyledCode>}
            {message}
          </StyledMessage>
          {description !== undefined && <div>{description}</div>}
        </StyledText>
      </div>
      {onDismiss && (
        <StyledDismiss>
          {/* Described and not named by the message, which a live region would announce twice. */}
          <Button category="icon-sm" icon={<CloseIcon />} aria-describedby={messageId} onClick={onDismiss}>
            Dismiss
          </Button>
        </StyledDismiss>
      )}
    </StyledAlert>
  );
}
