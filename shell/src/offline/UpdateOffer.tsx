import { Button, space } from '@portfolio/design';
import { useEffect, useEffectEvent } from 'react';
import styled from 'styled-components';

const StyledOffer = styled.div`
  display: grid;
  gap: ${space[4]};
  justify-items: start;
`;

interface UpdateOfferProps {
  onAccept: () => void;
  /** Called once, when the alert is closed. */
  onGone: () => void;
}

/** The content of the alert for a newer composition. */
export function UpdateOffer({ onAccept, onGone }: UpdateOfferProps) {
  const notifyGone = useEffectEvent(onGone);
  useEffect(() => () => notifyGone(), []);
  return (
    <StyledOffer>
      <p>This tab stays as it is until you switch. What you have typed is kept, except for passwords.</p>
      <Button category="border-sm" onClick={onAccept}>
        Show the newer version
      </Button>
    </StyledOffer>
  );
}
