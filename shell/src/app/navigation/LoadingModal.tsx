import { Button, Dialog, LoadingScreen, space } from '@portfolio/design';
import styled from 'styled-components';

/* The loading screen is designed to fill a page; in a modal it is only as tall as its content. */
const StyledScreen = styled.div`
  [role='status'] {
    min-block-size: 0;
    padding-block: ${space[2]};
  }
`;

/** The loading modal of the SPEC, which the visitor can leave with Escape, the buttons or a click outside it. */
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
