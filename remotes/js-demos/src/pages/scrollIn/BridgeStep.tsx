import { FrameLabel } from '@portfolio/design';
import { useStore } from '@portfolio/kit';
import { BridgePicture, type BridgePictureProps } from './BridgePicture';
import { StyledFrame, StyledReserved, StyledSlide, StyledStep, StyledText } from './BridgeStep.styles';
import { PICTURE_SIZE } from './bridges';
import type { Revealer } from './revealer';

export interface BridgeStepProps extends BridgePictureProps {
  revealer: Revealer;
  number: number;
  /** True ties the picture to the scroll position, in CSS. */
  hasTimeline: boolean;
}

/** One bridge: its words, and a picture that slides over the place that is kept for it. */
export function BridgeStep({ revealer, number, hasTimeline, ...picture }: BridgeStepProps) {
  const { id, name, text } = picture.bridge;
  const stage = useStore(revealer, ({ stages }) => stages[id]);
  const isRight = number % 2 === 0;
  return (
    <StyledStep $isRight={isRight}>
      <div>
        <FrameLabel>Figure {number}</FrameLabel>
        <StyledFrame data-picture={id}>
          <StyledReserved aria-hidden="true">
            {PICTURE_SIZE.width} × {PICTURE_SIZE.height}
          </StyledReserved>
          <StyledSlide data-stage={stage} $isRight={isRight} $hasTimeline={hasTimeline}>
            <BridgePicture {...picture} />
          </StyledSlide>
        </StyledFrame>
      </div>
      <StyledText>
        <h3>{name}</h3>
        <p>{text}</p>
      </StyledText>
    </StyledStep>
  );
}
