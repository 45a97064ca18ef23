import { Dialog } from '@portfolio/design';
import { CompositionView } from './CompositionView';

interface OverridePanelProps {
  isOpen: boolean;
  onClose: () => void;
}

/** What this site is composed of, and what this browser uses in its place, over any page. */
export function OverridePanel({ isOpen, onClose }: OverridePanelProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Composition" width="large" canLightDismiss={false}>
      <CompositionView headingLevel={3} />
    </Dialog>
  );
}
