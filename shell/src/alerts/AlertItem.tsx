import { Alert } from '@portfolio/design';
import type { ShownAlert } from './alertList';
import { StyledItem } from './AlertRegion.styles';
import { useTimeout } from './useTimeout';

const SECOND_MS = 1_000;

export interface AlertItemProps {
  alert: ShownAlert;
  /** True while an alert is hovered or focused. */
  isPaused: boolean;
  onDismiss: () => void;
}

/** An alert that dismisses itself when its time is over. */
export function AlertItem({ alert, isPaused, onDismiss }: AlertItemProps) {
  const { id, type, message, description, code, timeout, dismissable = true } = alert;
  const durationMs = timeout === undefined ? undefined : timeout * SECOND_MS;
  useTimeout(onDismiss, durationMs, isPaused);
  return (
    <StyledItem data-alert={id}>
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
