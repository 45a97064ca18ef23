import { OverrideBanner } from './OverrideBanner';
import { OverridePanel } from './OverridePanel';

export { loadOverride } from './loadOverride';

export interface OverrideToolsProps {
  isPanelOpen: boolean;
  onOpenPanel: () => void;
  onClosePanel: () => void;
}

/** The complete override UI for maintainers, in one chunk. */
export function OverrideTools({ isPanelOpen, onOpenPanel, onClosePanel }: OverrideToolsProps) {
  return (
    <>
      <OverrideBanner onOpenPanel={onOpenPanel} />
      <OverridePanel isOpen={isPanelOpen} onClose={onClosePanel} />
    </>
  );
}
