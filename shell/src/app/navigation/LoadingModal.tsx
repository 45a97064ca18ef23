import { Button, Dialog, LoadingScreen, space } from '@portfolio/design';
import styled from 'styled-components';

/* The screen is made for a whole page; a modal is as tall as what it says. */
const StyledScreen = styled.div`
  [role='status'] {
    min-block-size: 0;
    padding-block: ${space[2]};
  }
`;

/** SPEC's loading modal, with a way out of it: Escape, the buttons or a click beside it. */
export function LoadingModal({ onStop }: { onStop: () => void }) {
  return (
    <Dialog
      isOpen
      title="Loading the page"
      closeLabel="Stop"
      width="small"
      onClose={onStop}
      footer={<Button onClick={onStop}>Stop, and stay here</Button>}
    >
      <StyledScreen>
        <LoadingScreen />
      </StyledScreen>
    </Dialog>
  );
}
