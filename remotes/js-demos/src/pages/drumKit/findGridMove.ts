interface Cell {
  row: number;
  column: number;
}

const clamp = (value: number, max: number) => Math.max(0, Math.min(max, value));

/**
 * Finds the cell that a key moves to in a grid with one tab stop, or null for other keys and for shortcuts of the
 * browser such as Alt and an arrow.
 */
export function findGridMove(
  { key, ctrlKey, altKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>,
  { row, column }: Cell,
  { rows, columns }: { rows: number; columns: number },
): Cell | null {
  if (altKey || metaKey) return null;
  const to = (nextRow: number, nextColumn: number) => ({
    row: clamp(nextRow, rows - 1),
    column: clamp(nextColumn, columns - 1),
  });
  switch (key) {
    case 'ArrowLeft':
      return to(row, column - 1);
    case 'ArrowRight':
      return to(row, column + 1);
    case 'ArrowUp':
      return to(row - 1, column);
    case 'ArrowDown':
      return to(row + 1, column);
    case 'Home':
      return to(ctrlKey ? 0 : row, 0);
    case 'End':
      return to(ctrlKey ? rows - 1 : row, columns - 1);
    default:
      return null;
  }
}
