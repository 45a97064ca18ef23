import { Alert } from '@portfolio/design';
import { useState } from 'react';
import type { ShownAlert } from './alertList';
import { StyledItem } from './AlertRegion.styles';
import { useTimeout } from './useTimeout';

const SECOND_MS = 1_000;

interface AlertItemProps {
  alert: ShownAlert;
  /** True while another alert is hovered or focused. This one pauses its timeout by itself when it is. */
  isPaused?: boolean;
  onDismiss: () => void;
}

export function AlertItem({ alert, isPaused = false, onDismiss }: AlertItemProps) {
  const { type, message, description, code, timeout, dismissable = true } = alert;
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const durationMs = timeout === undefined ? undefined : timeout * SECOND_MS;
  useTimeout(onDismiss, durationMs, isPaused || isHovered || isFocused);
  return (
    <StyledItem
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
    >
      <Alert
        type={type}
        message={message}
        description={description}
        code={code}
        onDismiss={dismissable ? onDismiss : undefined}
      />
    </StyledItem>
  );
}
