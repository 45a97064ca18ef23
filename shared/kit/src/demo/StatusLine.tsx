import { color, fontSize } from '@portfolio/design';
import styled from 'styled-components';
import type { AnnounceTone } from './announce';

/** One announcement. */
export interface StatusMessage {
  text: string;
  tone: AnnounceTone;
  /** Increases with each message, so that a repeated text is announced again. */
  serial: number;
}

const StyledStatusLine = styled.p`
  min-block-size: 1.6em;
  margin-block-start: 0.75rem;
  color: ${color.muted};
  font-size: ${fontSize.small};

  /* Not transparent while empty: forced colours would show it. */
  &:not(:empty) {
    padding-inline-start: 0.75rem;
    border-inline-start: 3px solid ${color.redline};
  }
  &:where([data-tone='problem']) {
    color: ${color.danger};

    &:not(:empty) {
      border-inline-start-color: ${color.danger};
    }
  }
`;

/** The demo's only live region. It exists before its first text, as screen readers require. */
export function StatusLine({ message }: { message: StatusMessage | null }) {
  return (
    <StyledStatusLine role="status" data-tone={message?.tone}>
      {message !== null && (
        <span key={message.serial}>
          {message.tone === 'problem' && 'Not done: '}
          {message.text}
        </span>
      )}
    </StyledStatusLine>
  );
}
