import { type ComponentType, useEffect, useState } from 'react';
import { useShowAlert } from '../alerts/AlertProvider';
import { isPanelShortcut } from '../browser/keys';
import { useShortcut } from '../browser/useShortcut';
import { toLoadFailedAlert } from '../loading/toLoadFailedAlert';
import type { OverrideToolsProps } from './OverrideTools';
import { hasStoredOverrides } from './overrideStorage';

const loadTools = () =>
  import(/* webpackChunkName: "overrides" */ './OverrideTools').then((module) => module.OverrideTools);

/**
 * Opens the override panel on Ctrl+Alt+O or Cmd+Option+O. Panel and banner load on first use, or if this browser has
 * overrides: ordinary visitors never load them.
 */
export function LazyOverrideTools() {
  const [Tools, setTools] = useState<ComponentType<OverrideToolsProps> | null>(null);
  const [isPanelOpen, setIsPanelOpen] = useState(false);
  const showAlert = useShowAlert();

  useEffect(() => {
    if (!hasStoredOverrides()) return;
    // If the code fails to load, the page loader has already warned, and the pins are used.
    loadTools().then(
      (loaded) => setTools(() => loaded),
      () => {},
    );
  }, []);

  async function open() {
    try {
      const loaded = await loadTools();
      setTools(() => loaded);
      setIsPanelOpen(true);
    } catch (error) {
      showAlert(toLoadFailedAlert(error, 'The override panel'));
    }
  }

  useShortcut(isPanelShortcut, () => void open());

  return (
    Tools && (
      <Tools
        isPanelOpen={isPanelOpen}
        onOpenPanel={() => setIsPanelOpen(true)}
        onClosePanel={() => setIsPanelOpen(false)}
      />
    )
  );
}
