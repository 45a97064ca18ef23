import { useEffect, useState } from 'react';
import { fitToMode, readOpen, togglePanel, writeOpen, type GalleryMode } from './panels';

/** Which panels are open, kept in the address as well, so that a link opens the same ones. */
export function useOpenPanels(known: readonly string[]) {
  const [open, setOpen] = useState<readonly string[]>([]);
  const [mode, setMode] = useState<GalleryMode>('one');

  useEffect(() => {
    const read = () => {
      const asked = readOpen(window.location.search, known);
      setOpen(asked);
      if (asked.length > 1) setMode('many');
    };
    read();
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, [known]);

  function show(next: readonly string[]) {
    setOpen(next);
    const { pathname, search, hash } = window.location;
    window.history.replaceState(window.history.state, '', pathname + writeOpen(search, next) + hash);
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
