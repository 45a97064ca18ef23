import { Alert } from '@portfolio/design';
import type { ShownAlert } from './alertList';
import { StyledItem } from './AlertRegion.styles';
import { useTimeout } from './useTimeout';

const SECOND_MS = 1_000;

interface AlertItemProps {
  alert: ShownAlert;
  isPaused: boolean;
  onDismiss: () => void;
}

export function AlertItem({ alert, isPaused, onDismiss }: AlertItemProps) {
  const { type, message, description, code, timeout, dismissable = true } = alert;
  useTimeout(onDismiss, timeout === undefined ? undefined : timeout * SECOND_MS, isPaused);
  return (
    <StyledItem>
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
