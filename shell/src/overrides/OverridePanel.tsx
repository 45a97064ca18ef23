import { Dialog } from '@portfolio/design';
import { CompositionView } from './CompositionView';

interface OverridePanelProps {
  isOpen: boolean;
  onClose: () => void;
}

/** A dialog over any page with the site's composition and the overrides of this browser. */
export function OverridePanel({ isOpen, onClose }: OverridePanelProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Composition" width="large" canLightDismiss={false}>
      <CompositionView headingLevel={3} />
    </Dialog>
  );
}
