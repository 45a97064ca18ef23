import { Dialog } from '@portfolio/design';
import { useRef } from 'react';
import { PaletteSearch } from './PaletteSearch';
import type { LoadSearchEntries } from './loadSearchEntries';

export interface PaletteProps {
  isOpen: boolean;
  onClose: () => void;
  loadEntries: LoadSearchEntries;
  /** Pages of this visit, the latest first. */
  recentPaths: readonly string[];
  /** Gives what was typed before the field was there. */
  takeTyped: () => string;
}

/** Search over pages, projects and demos, in a dialog. */
export function Palette({ isOpen, onClose, loadEntries, recentPaths, takeTyped }: PaletteProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Go to" initialFocusRef={inputRef}>
      <PaletteSearch
        inputRef={inputRef}
        onClose={onClose}
        loadEntries={loadEntries}
        recentPaths={recentPaths}
        takeTyped={takeTyped}
      />
    </Dialog>
  );
}
