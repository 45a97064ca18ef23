import { Button, space } from '@portfolio/design';
import styled from 'styled-components';

const StyledOffer = styled.div`
  display: grid;
  gap: ${space[4]};
  justify-items: start;
`;

/** What the alert of a newer composition says and offers. */
export function UpdateOffer({ onAccept }: { onAccept: () => void }) {
  return (
    <StyledOffer>
      <p>This tab stays as it is until you change over. What you have typed stays, but for passwords.</p>
      <Button category="border-sm" onClick={onAccept}>
        Show the newer version
      </Button>
    </StyledOffer>
  );
}
