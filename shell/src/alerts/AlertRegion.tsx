import { useRef, useState } from 'react';
import type { FocusEvent } from 'react';
import { AlertItem } from './AlertItem';
import { isUrgent } from './alertList';
import { useIsFocusBelow } from './useIsFocusBelow';
import { useAlertList } from './AlertProvider';
import { StyledRegion, StyledStack } from './AlertRegion.styles';

interface AlertRegionProps {
  /** True if the upper corner of wide windows is empty, so that alerts cover nothing there. */
  isInCorner?: boolean;
}

/** The site's two live regions, rendered before any alert. All timeouts pause while one alert is hovered or focused. */
export function AlertRegion({ isInCorner = false }: AlertRegionProps) {
  const { alerts, dismiss } = useAlertList();
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const regionRef = useRef<HTMLDivElement>(null);
  const isAtTop = useIsFocusBelow(alerts.length > 0, regionRef);
  const isPaused = alerts.length > 0 && (isHovered || isFocused);

  function handleBlur({ relatedTarget, currentTarget }: FocusEvent) {
    setIsFocused(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));
  }

  /** Focus must not be lost with the dismissed button: it moves to the next alert, or to the page. */
  function handleDismiss(id: number) {
    const region = regionRef.current;
    if (region?.contains(document.activeElement)) {
      const other = region.querySelector<HTMLElement>(`button:not([data-alert="${id}"] *)`);
      (other ?? document.querySelector<HTMLElement>('main'))?.focus({ preventScroll: true });
    }
    if (alerts.length === 1) setIsHovered(false);
    dismiss(id);
  }

  const toItem = (alert: (typeof alerts)[number]) => (
    <AlertItem key={alert.id} alert={alert} isPaused={isPaused} onDismiss={() => handleDismiss(alert.id)} />
  );

  return (
    <StyledRegion
      ref={regionRef}
      data-in-corner={isInCorner || undefined}
      data-at-top={isAtTop || undefined}
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={handleBlur}
    >
      <StyledStack role="status" aria-atomic="false">
        {alerts.filter((alert) => !isUrgent(alert)).map(toItem)}
      </StyledStack>
      <StyledStack role="alert" aria-atomic="false">
        {alerts.filter(isUrgent).map(toItem)}
      </StyledStack>
    </StyledRegion>
  );
}
