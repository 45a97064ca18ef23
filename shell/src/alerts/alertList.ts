import { ALERT_TYPES } from '@portfolio/contract';
import type { Alert } from '@portfolio/contract';
import type { ReactNode } from 'react';

/** An alert of the shell's own may say more than text, such as a link. */
export interface ShellAlert extends Omit<Alert, 'description'> {
  description?: ReactNode;
}

export interface ShownAlert extends ShellAlert {
  id: number;
}

/** Says whether a type is one of SPEC section 4. Remotes are built elsewhere: the compiler does not see them all. */
export function isAlertType(type: string): boolean {
  return ALERT_TYPES.some((known) => known === type);
}

/** What a developer reads who asked for another type. SPEC section 8, DECISIONS 12. */
export function toInvalidTypeText(type: string): string {
  return `Invalid alert type "${type}". Please use one of: ${ALERT_TYPES.join(', ')}`;
}

/** Warnings and dangers interrupt; the others wait for a pause. */
export function isUrgent({ type }: Pick<Alert, 'type'>): boolean {
  return type === 'danger' || type === 'warning';
}
