import { Button } from '@portfolio/design';
import { StyledHint, StyledStack, StyledToolbar, useAnnounce } from '@portfolio/kit/demo';
import { useId, useState } from 'react';
import { BugMuseum } from '../../demo/BugMuseum';
import { createClassicDrag, type HandPorts, type HandRule } from './classicDrag';
import { StyledDrawing } from './DragMuseum.styles';
import {
  CARD_COUNT,
  CARD_PX,
  FRAME_PX,
  GESTURES,
  createFixedDrag,
  play,
  toCardPx,
  type Gesture,
  type Outcome,
} from './gestures';

const CARDS = Array.from({ length: CARD_COUNT }, (_, index) => index + 1);
const HEIGHT_PX = 92;
/** Position of the two lengths, below the frame. */
const HAND_Y = HEIGHT_PX + 20;
const STRIP_Y = HEIGHT_PX + 42;

function describeOutcome({ fromPx, toPx }: Gesture, { stripPx, opened }: Outcome): string {
  const way = `The hand moved ${fromPx - toPx} px, the strip ${stripPx} px.`;
  return opened === null ? `${way} No card was opened.` : `${way} Card ${opened} was opened.`;
}

/** A length in redline, with its name and value at its end. */
function Length({ fromPx, toPx, y, name }: { fromPx: number; toPx: number; y: number; name: string }) {
  return (
    <g data-length="">
      <path d={`M${fromPx} ${y}H${toPx}M${fromPx} ${y - 5}v10M${toPx} ${y - 5}v10`} />
      <text x={toPx + 8} y={y + 5}>
        {name} {toPx - fromPx} px
      </text>
    </g>
  );
}

interface ExhibitProps {
  name: string;
  createRule: (ports: HandPorts) => HandRule;
}

function Exhibit({ name, createRule }: ExhibitProps) {
  const announce = useAnnounce();
  const clipId = useId();
  const [played, setPlayed] = useState<{ gesture: Gesture; outcome: Outcome } | null>(null);
  const { gesture, outcome } = played ?? { gesture: null, outcome: { stripPx: 0, opened: null } };

  function handlePlay(next: Gesture) {
    const result = play(next, createRule);
    setPlayed({ gesture: next, outcome: result });
    announce(`${name}: ${describeOutcome(next, result)}`);
  }

  return (
    <StyledStack data-gap="3">
      <StyledDrawing viewBox={`-14 -2 ${FRAME_PX + 28} ${STRIP_Y + 14}`} aria-hidden="true">
        <clipPath id={clipId}>
          <rect width={FRAME_PX} height={HEIGHT_PX} />
        </clipPath>
        <g clipPath={`url(#${clipId})`}>
          <g data-strip="" style={{ transform: `translateX(${-outcome.stripPx}px)` }}>
            {CARDS.map((card) => (
              <g key={card} data-opened={card === outcome.opened ? '' : undefined}>
                <rect x={toCardPx(card)} y="8" width={CARD_PX} height={HEIGHT_PX - 16} />
                <text x={toCardPx(card) + CARD_PX / 2} y="51">
                  {card}
                </text>
              </g>
            ))}
          </g>
        </g>
        <rect data-frame="" width={FRAME_PX} height={HEIGHT_PX} />
        {gesture !== null && (
          <>
            <Length fromPx={gesture.toPx} toPx={gesture.fromPx} y={HAND_Y} name="Hand" />
            <Length fromPx={0} toPx={outcome.stripPx} y={STRIP_Y} name="Strip" />
          </>
        )}
      </StyledDrawing>
      <StyledHint>
        {gesture === null ? 'Nothing has been dragged yet.' : describeOutcome(gesture, outcome)}
      </StyledHint>
      <StyledToolbar>
        <Button category="border-sm" onClick={() => handlePlay(GESTURES.short)}>
          Drag card 2 a little
        </Button>
        <Button category="border-sm" onClick={() => handlePlay(GESTURES.far)}>
          Drag beyond the frame
        </Button>
      </StyledToolbar>
    </StyledStack>
  );
}

/** The strip that runs away, and the drag that ends as a click. */
export function DragMuseum() {
  return (
    <BugMuseum
      title="The drag that ends in a click"
      fault="The classic moves the strip three times as far as the hand, so whatever was under the mouse is soon somewhere else. The drag ends as soon as the mouse leaves the frame, even with the button still down. And a browser sends a click after every drag, so a short drag opens the card that it began on. Touch and keys do nothing at all."
      remedy="Fixed: what is under the hand stays under it. After the first six pixels the strip holds on to the pointer until you let go of the button, inside the frame or not, and ignores the one click after a drag. Touch and keys use the browser’s own scrolling."
      classic={<Exhibit name="Classic" createRule={createClassicDrag} />}
      fixed={<Exhibit name="Fixed" createRule={createFixedDrag} />}
    />
  );
}
