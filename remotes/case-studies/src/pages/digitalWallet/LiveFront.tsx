import { Button, Chip, color, fontSize, radius, space } from '@portfolio/design';
import { type CSSProperties, useState } from 'react';
import styled from 'styled-components';
import { LivePart } from '../../article/LivePart';

const CARDS = [
  { name: 'Everyday', digits: '4410', fill: '#5e2a7e' },
  { name: 'Joint', digits: '0927', fill: '#0a6460' },
  { name: 'Travel', digits: '3358', fill: '#12151f' },
] as const;

const StyledCard = styled.div`
  display: grid;
  align-content: space-between;
  inline-size: min(100%, clamp(13rem, 24vw, 21rem));
  aspect-ratio: 1.6;
  margin-inline: auto;
  padding: ${space[5]};
  border: 1px solid ${color.line};
  border-radius: 1.25rem;
  background: var(--card-fill)
    radial-gradient(
      circle at 100% 50%,
      #ffffff55 0 18%,
      transparent 18% 24%,
      #ffffff33 24% 30%,
      transparent 30%
    );
  color: #fff;
  transition: background-color 200ms;
  print-color-adjust: exact;

  strong {
    font-size: ${fontSize.h3};
  }
  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;

const StyledState = styled.p`
  min-block-size: 1.4em;
  font-size: ${fontSize.lead};
  font-weight: 600;
  text-align: center;
`;

const StyledPockets = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[3]};
  border-radius: ${radius.small};
`;

/** The front of the wallet: one card is out, and the others are one tap away in their pockets. */
export function LiveFront() {
  const [index, setIndex] = useState(0);
  const [isPaid, setPaid] = useState(false);
  const card = CARDS[index] ?? CARDS[0];

  function takeOut(next: number) {
    setIndex(next);
    setPaid(false);
  }

  return (
    <LivePart note="Take a card out of its pocket and hold it near the reader. No money is involved.">
      <StyledCard style={{ '--card-fill': card.fill } as CSSProperties}>
        <strong>{card.name}</strong>
        <span>Debit ·· {card.digits}</span>
      </StyledCard>
      <StyledState role="status">
        {isPaid ? `£4.20 paid with ${card.name}` : `${card.name} is out`}
      </StyledState>
      <StyledPockets role="group" aria-label="Pockets">
        {CARDS.map(({ name }, pocket) => (
          <Chip key={name} isSelected={pocket === index} onClick={() => takeOut(pocket)}>
            {name}
          </Chip>
        ))}
      </StyledPockets>
      <Button category="border" onClick={() => setPaid(!isPaid)}>
        {isPaid ? 'Put it away' : 'Hold near the reader'}
      </Button>
    </LivePart>
  );
}
