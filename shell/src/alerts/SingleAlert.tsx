import { useState } from 'react';
import { AlertItem, type AlertItemProps } from './AlertItem';

/** An alert outside the region of alerts. Its timeout pauses while it is hovered or focused. */
export function SingleAlert(props: Omit<AlertItemProps, 'isPaused'>) {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  return (
    <div
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
    >
      <AlertItem {...props} isPaused={isHovered || isFocused} />
    </div>
  );
}
