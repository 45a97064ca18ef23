import { isTypingTarget } from '@portfolio/kit';
import { useEffect } from 'react';
import { hasOverlay } from '../../demo/hasOverlay';
import type { DrumMachine } from './drumMachine';
import { findPad } from './findPad';

/** Lets letters play the pads while the page is shown, except while typing, under a dialog or when switched off. */
export function useKeyboardPads(machine: DrumMachine): void {
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      const { settings } = machine.get();
      if (!settings.hasKeys || isTypingTarget(event.target)) return;
      const pad = findPad(event, settings.keys);
      if (pad === undefined || hasOverlay()) return;
      event.preventDefault();
      machine.hit(pad);
    }
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, [machine]);
}
