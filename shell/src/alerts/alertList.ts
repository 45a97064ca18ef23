import { ALERT_TYPES } from '@portfolio/contract';
import type { Alert } from '@portfolio/contract';
import type { ReactNode } from 'react';

/** An alert from the shell itself, whose description may be more than text, such as a link. */
export interface ShellAlert extends Omit<Alert, 'description'> {
  description?: ReactNode;
}

export interface ShownAlert extends ShellAlert {
  id: number;
}

/** Checks a type against SPEC section 4. Remotes are built elsewhere, so the compiler does not see every call. */
export function isAlertType(type: string): boolean {
  return ALERT_TYPES.some((known) => known === type);
}

/** The message for a developer who used an unknown alert type. SPEC section 8, DECISIONS 12. */
export function toInvalidTypeText(type: string): string {
  return `Invalid alert type "${type}". Please use one of: ${ALERT_TYPES.join(', ')}`;
}

/** Warnings and dangers interrupt; the others wait for a pause. */
export function isUrgent({ type }: Pick<Alert, 'type'>): boolean {
  return type === 'danger' || type === 'warning';
}
