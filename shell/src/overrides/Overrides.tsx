import { type ComponentType, useEffect, useState } from 'react';
import { useShowAlert } from '../alerts/AlertProvider';
import { useShortcut } from '../palette/useShortcut';
import { isPanelShortcut } from './isPanelShortcut';
import type { OverridePartsProps } from './OverrideParts';
import { hasStoredOverrides } from './overrideStorage';

const loadParts = () =>
  import(/* webpackChunkName: "overrides" */ './OverrideParts').then((module) => module.OverrideParts);

/**
 * The way into the override panel: Ctrl+Alt+O, or Cmd+Option+O. Panel and banner load when the panel is first wanted,
 * or where this browser overrides something: visitors never load them.
 */
export function Overrides() {
  const [Parts, setParts] = useState<ComponentType<OverridePartsProps> | null>(null);
  const [isPanelOpen, setIsPanelOpen] = useState(false);
  const showAlert = useShowAlert();

  useEffect(() => {
    if (!hasStoredOverrides()) return;
    // Where the code does not come, the loader has said so, and pins are used.
    loadParts().then(
      (loaded) => setParts(() => loaded),
      () => {},
    );
  }, []);

  async function open() {
    try {
      const loaded = await loadParts();
      setParts(() => loaded);
      setIsPanelOpen(true);
    } catch {
      showAlert({
        type: 'warning',
        message: 'The override panel could not be loaded.',
        description: 'Check the connection and try again.',
        timeout: 8,
      });
    }
  }

  useShortcut(isPanelShortcut, () => void open());

  return (
    Parts && (
      <Parts
        isPanelOpen={isPanelOpen}
        onOpenPanel={() => setIsPanelOpen(true)}
        onClosePanel={() => setIsPanelOpen(false)}
      />
    )
  );
}
