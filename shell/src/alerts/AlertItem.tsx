import { Alert } from '@portfolio/design';
import type { ShownAlert } from './alertList';
import { StyledItem } from './AlertRegion.styles';
import { useIsTabHidden } from './useIsTabHidden';
import { useTimeout } from './useTimeout';

const SECOND_MS = 1_000;

export interface AlertItemProps {
  alert: ShownAlert;
  /** True while an alert is hovered or focused. */
  isPaused: boolean;
  onDismiss: () => void;
}

/** An alert that dismisses itself when its time is over; the time in which the tab is hidden does not count. */
export function AlertItem({ alert, isPaused, onDismiss }: AlertItemProps) {
  const { id, type, message, description, code, timeout, dismissable = true } = alert;
  const durationMs = timeout === undefined ? undefined : timeout * SECOND_MS;
  const isTabHidden = useIsTabHidden();
  useTimeout(onDismiss, durationMs, isPaused || isTabHidden);
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
