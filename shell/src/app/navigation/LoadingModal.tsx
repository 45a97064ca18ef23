import { Dialog, LoadingScreen } from '@portfolio/design';

/** SPEC's loading modal, with a way out of it: Escape, the button or a click beside it. */
export function LoadingModal({ onStop }: { onStop: () => void }) {
  return (
    <Dialog isOpen title="Loading the page" closeLabel="Stop" width="small" onClose={onStop}>
      <LoadingScreen />
    </Dialog>
  );
}
