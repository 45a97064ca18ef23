import type { Edit } from './edits';

/** Applies edits to a text; edits at the same position are applied in order. */
export function applyEdits(source: string, edits: readonly Edit[]): string;
