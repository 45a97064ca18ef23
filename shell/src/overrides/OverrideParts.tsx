import { OverrideBanner } from './OverrideBanner';
import { OverridePanel } from './OverridePanel';

export { loadOverride } from './loadOverride';

export interface OverridePartsProps {
  isPanelOpen: boolean;
  onOpenPanel: () => void;
  onClosePanel: () => void;
}

/** All that maintainers see of overrides, in one chunk. */
export function OverrideParts({ isPanelOpen, onOpenPanel, onClosePanel }: OverridePartsProps) {
  return (
    <>
      <OverrideBanner onOpenPanel={onOpenPanel} />
      <OverridePanel isOpen={isPanelOpen} onClose={onClosePanel} />
    </>
  );
}
