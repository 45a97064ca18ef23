import { Button } from '@portfolio/design';
import type { ReactNode } from 'react';

export interface ReplayButtonProps {
  /** False if no picture is hidden and could be revealed again. */
  isPossible: boolean;
  onReplay: () => void;
  children: ReactNode;
}

export function ReplayButton({ isPossible, onReplay, children }: ReplayButtonProps) {
  return (
    <Button category="border" aria-disabled={!isPossible} onClick={onReplay}>
      {children}
    </Button>
  );
}
