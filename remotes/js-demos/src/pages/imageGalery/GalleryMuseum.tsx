import { Button } from '@portfolio/design';
import { StyledHint, StyledStack, StyledToolbar } from '@portfolio/kit/demo';
import { useEffect, useRef, useState } from 'react';
import { BugMuseum } from '../../demo/BugMuseum';
import { CLOSED, clickClassic, clickFixed, endClassic, type ClassicPanel } from './classicPanel';
import { StyledTrial } from './GalleryMuseum.styles';

interface PanelTrialProps {
  click: (panel: ClassicPanel) => ClassicPanel;
  /** Only the classic panel listens for the end of its transition. */
  end?: (panel: ClassicPanel) => ClassicPanel;
}

function PanelTrial({ click, end }: PanelTrialProps) {
  const [panel, setPanel] = useState(CLOSED);
  const timerRef = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timerRef.current), []);

  return (
    <StyledStack>
      <StyledTrial
        data-open={panel.isOpen || undefined}
        data-trial=""
        onTransitionEnd={() => {
          if (end !== undefined) setPanel(end);
        }}
      >
        {panel.hasWords ? 'the words' : ''}
      </StyledTrial>
      <StyledToolbar>
        <Button category="border-sm" onClick={() => setPanel(click)}>
          Click once
        </Button>
        <Button
          category="border-sm"
          onClick={() => {
            setPanel(click);
            // The second click comes during the transition.
            timerRef.current = setTimeout(() => setPanel(click), 120);
          }}
        >
          Click twice, quickly
        </Button>
      </StyledToolbar>
      <StyledHint aria-live="polite">
        The panel is {panel.isOpen ? 'open' : 'closed'}, its words are {panel.hasWords ? 'shown' : 'hidden'}.
      </StyledHint>
    </StyledStack>
  );
}

/** The words left on a closed panel. */
export function GalleryMuseum() {
  return (
    <BugMuseum
      title="The words left on a closed panel"
      fault="The classic gallery opens a panel on a click, and toggles its words when the panel’s transition ends. Two quick clicks reverse the running transition: the panel closes again, one end is reported instead of two, and the words appear on a closed panel. Where nothing is animated, they never appear at all."
      remedy="Fixed: a panel has one state, open or closed, and its words follow from that. The transition only shows the change."
      classic={<PanelTrial click={clickClassic} end={endClassic} />}
      fixed={<PanelTrial click={clickFixed} />}
    />
  );
}
