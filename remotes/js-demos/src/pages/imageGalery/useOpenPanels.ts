import { listenToAddress } from '@portfolio/design';
import { useEffect, useState } from 'react';
import { fitToMode, readOpen, togglePanel, writeOpen, type GalleryMode } from './panels';

function writeAddress(open: readonly string[]): void {
  const { pathname, search, hash } = window.location;
  const query = writeOpen(search, open);
  if (query !== search) window.history.replaceState(window.history.state, '', pathname + query + hash);
}

/** The open panels, also kept in the address, so that a link opens the same ones. */
export function useOpenPanels(known: readonly string[]) {
  const [open, setOpen] = useState<readonly string[]>([]);
  const [mode, setMode] = useState<GalleryMode>('one');

  useEffect(() => {
    const read = () => {
      const asked = readOpen(window.location.search, known);
      setOpen(asked);
      // Removes unknown names from the address, so that a link copied from here is valid.
      writeAddress(asked);
      if (asked.length > 1) setMode('many');
    };
    read();
    return listenToAddress(read);
  }, [known]);

  function show(next: readonly string[]) {
    setOpen(next);
    writeAddress(next);
  }

  return {
    open,
    mode,
    toggle: (id: string) => show(togglePanel(open, id, mode)),
    closeAll: () => show([]),
    changeMode(next: GalleryMode) {
      setMode(next);
      show(fitToMode(open, next));
    },
  };
}
