import { RadioGroup } from '@portfolio/design';
import { DemoPanel, StyledHint, StyledStack } from '@portfolio/kit/demo';
import { useState } from 'react';
import { FollowNav } from './FollowNav';
import { MENUS } from './menus';
import { StyledFrame, StyledStage, StyledStatement } from './NavDesk.styles';

type FrameWidth = 'wide' | 'narrow';

const HINTS: Record<FrameWidth, string> = {
  wide: 'Press a name; on a wide screen, pointing at it is enough.',
  narrow: 'What a narrow screen gets: panels open in the bar, and only by press.',
};

/** The bar in a frame whose width can be changed. */
export function NavDesk({ currentPath }: { currentPath: string | null }) {
  const [frameWidth, setFrameWidth] = useState<FrameWidth>('wide');
  return (
    <DemoPanel title="A bar of this site">
      <StyledStack $gap={5}>
        <StyledFrame $isNarrow={frameWidth === 'narrow'}>
          <FollowNav label="Example: a bar of this site" entries={MENUS} currentPath={currentPath} />
          <StyledStage>
            <StyledStatement>One panel for all names</StyledStatement>
          </StyledStage>
        </StyledFrame>
        <RadioGroup
          label="Frame"
          look="segments"
          hint={HINTS[frameWidth]}
          value={frameWidth}
          options={[
            { value: 'wide', label: 'As wide as it gets' },
            { value: 'narrow', label: 'Narrow' },
          ]}
          onChange={setFrameWidth}
        />
        <StyledHint>The links are real and lead to other pages of this site.</StyledHint>
      </StyledStack>
    </DemoPanel>
  );
}
