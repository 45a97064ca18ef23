import { RadioGroup } from '@portfolio/design';
import { DemoPanel, StyledHint, StyledStack } from '@portfolio/kit/demo';
import { useState } from 'react';
import { FollowNav } from './FollowNav';
import { MENUS } from './menus';
import { StyledFrame, StyledStage, StyledStatement } from './NavDesk.styles';

type FrameWidth = 'wide' | 'narrow';

const HINTS: Record<FrameWidth, string> = {
  wide: 'Press a name; on a wide screen, pointing at it is enough.',
  narrow: 'On a narrow screen, panels open within the bar, and only when pressed.',
};

/** The bar in a frame of adjustable width. */
export function NavDesk({ currentPath }: { currentPath: string | null }) {
  const [frameWidth, setFrameWidth] = useState<FrameWidth>('wide');
  return (
    <DemoPanel title="A navigation bar for this site">
      <StyledStack data-gap="5">
        <StyledFrame data-narrow={frameWidth === 'narrow' || undefined}>
          <FollowNav
            label="Example: a navigation bar for this site"
            entries={MENUS}
            currentPath={currentPath}
          />
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
            { value: 'wide', label: 'As wide as possible' },
            { value: 'narrow', label: 'Narrow' },
          ]}
          onChange={setFrameWidth}
        />
        <StyledHint>The links are real and lead to other pages of this site.</StyledHint>
      </StyledStack>
    </DemoPanel>
  );
}
