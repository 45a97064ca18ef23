import type { Edit } from './edits';

/** Applies edits to a text; those at the same place in their order. */
export function applyEdits(source: string, edits: readonly Edit[]): string;
