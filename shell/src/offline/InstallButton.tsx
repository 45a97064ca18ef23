import { Button } from '@portfolio/design';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** Chromium's event; other browsers offer the installation in their own menus. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

interface InstallButtonProps {
  /** Finds the element in which the button appears. */
  findPlace: () => Element | null;
}

/** Offers to install the site if the browser reports that it can be installed and is not yet. */
export function InstallButton({ findPlace }: InstallButtonProps) {
  const [prompt, setPrompt] = useState<InstallPromptEvent | null>(null);

  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    addEventListener(
      'beforeinstallprompt',
      (event) => {
        event.preventDefault();
        setPrompt(event as InstallPromptEvent);
      },
      { signal },
    );
    addEventListener('appinstalled', () => setPrompt(null), { signal });
    return () => listeners.abort();
  }, []);

  const place = prompt && findPlace();
  if (prompt === null || place === null) return null;

  async function install(offer: InstallPromptEvent) {
    // A prompt can be shown only once; the browser fires another event if it may be offered again.
    setPrompt(null);
    await offer.prompt();
    // The button is gone, and has taken the focus with it.
    if (document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true });
  }

  return createPortal(
    <Button category="border-sm" onClick={() => void install(prompt)}>
      Install this site
    </Button>,
    place,
  );
}
