import { FrameLabel } from '@portfolio/design';
import { useStore } from '@portfolio/kit';
import { useRef } from 'react';
import { BridgePicture, type BridgePictureProps } from './BridgePicture';
import { StyledFrame, StyledReserved, StyledSlide, StyledStep, StyledText } from './BridgeStep.styles';
import type { Revealer } from './revealer';

export interface BridgeStepProps extends BridgePictureProps {
  revealer: Revealer;
  number: number;
  /** True ties the picture to the scroll position, in CSS. */
  hasTimeline: boolean;
  /** Another number requests the picture again. */
  round: number;
}

/** One bridge: its text, and a picture that is revealed in the space reserved for it. */
export function BridgeStep({ revealer, number, hasTimeline, round, ...picture }: BridgeStepProps) {
  const { id, name, text } = picture.bridge;
  const stage = useStore(revealer, ({ stages }) => stages[id]);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const isRight = number % 2 === 0;

  function handleRetry(retried: string) {
    // The picture replaces the button, which would take the focus with it.
    headingRef.current?.focus({ preventScroll: true });
    picture.onRetry(retried);
  }

  return (
    <StyledStep>
      <StyledFrame data-picture={id}>
        <StyledReserved aria-hidden="true" />
        <StyledSlide
          data-stage={stage}
          data-right={isRight || undefined}
          data-timeline={hasTimeline || undefined}
        >
          {/* Not the whole step, because its frame is observed. */}
          <BridgePicture key={round} {...picture} onRetry={handleRetry} />
        </StyledSlide>
      </StyledFrame>
      <StyledText data-right={isRight || undefined}>
        <FrameLabel>Figure {number}</FrameLabel>
        <h3 ref={headingRef} tabIndex={-1}>
          {name}
        </h3>
        <p>{text}</p>
      </StyledText>
    </StyledStep>
  );
}
