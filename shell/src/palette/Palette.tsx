import { Dialog } from '@portfolio/design';
import { useRef } from 'react';
import { PaletteSearch, type PaletteSearchProps } from './PaletteSearch';

export interface PaletteProps extends Omit<PaletteSearchProps, 'inputRef'> {
  isOpen: boolean;
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
