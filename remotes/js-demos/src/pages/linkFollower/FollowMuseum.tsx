import { Button, useReducedMotion } from '@portfolio/design';
import { StyledHint, StyledStack, StyledToolbar } from '@portfolio/kit/demo';
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { BugMuseum } from '../../demo/BugMuseum';
import { createClassicFollower } from './classicFollower';
import { FollowArea } from './FollowArea';
import { StyledBox, StyledPill } from './FollowMuseum.styles';
import type { Box } from './pieces';

const NAMES = ['Weights', 'Widths', 'Slants', 'Optical sizes'];

interface ExhibitProps {
  boxRef: RefObject<HTMLDivElement | null>;
  /** Moves a pointer onto the last link and away again. */
  onVisit: () => void;
  hint: string;
  children: ReactNode;
}

function Exhibit({ boxRef, onVisit, hint, children }: ExhibitProps) {
  const [isNarrow, setIsNarrow] = useState(false);
  return (
    <StyledStack data-gap="3">
      <StyledBox ref={boxRef} data-narrow={isNarrow || undefined}>
        {children}
      </StyledBox>
      <StyledToolbar>
        <Button category="border-sm" onClick={onVisit}>
          Point at the last link and leave
        </Button>
        <Button category="border-sm" onClick={() => setIsNarrow(!isNarrow)}>
          {isNarrow ? 'Make the box wide' : 'Make the box narrow'}
        </Button>
      </StyledToolbar>
      <StyledHint>{hint}</StyledHint>
    </StyledStack>
  );
}

const findLastLink = (box: HTMLElement | null) => box?.querySelector<HTMLElement>('li:last-child a') ?? null;

function ClassicExhibit() {
  const boxRef = useRef<HTMLDivElement>(null);
  const [pill, setPill] = useState<Box | null>(null);
  const [follower] = useState(() =>
    createClassicFollower<HTMLElement>(({ offsetLeft, offsetTop, offsetWidth, offsetHeight }) => ({
      left: offsetLeft,
      top: offsetTop,
      width: offsetWidth,
      height: offsetHeight,
    })),
  );

  function handleEnter(link: HTMLElement | null) {
    if (link === null) return;
    follower.handleMouseEnter(link);
    setPill(follower.get());
  }

  return (
    <Exhibit
      boxRef={boxRef}
      onVisit={() => handleEnter(findLastLink(boxRef.current))}
      hint="No frame for the Tab key; with the mouse, one that stays where the last link was."
    >
      <ul>
        {NAMES.map((name, index) => (
          <li key={name}>
            <a
              href="#bug-museum"
              aria-current={index === 0 ? 'true' : undefined}
              onMouseEnter={({ currentTarget }) => handleEnter(currentTarget)}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
      {pill !== null && (
        <StyledPill
          aria-hidden="true"
          style={{
            transform: `translate(${pill.left}px, ${pill.top}px)`,
            inlineSize: pill.width,
            blockSize: pill.height,
          }}
        />
      )}
    </Exhibit>
  );
}

function FixedExhibit() {
  const isStill = useReducedMotion();
  const boxRef = useRef<HTMLDivElement>(null);

  function handleVisit() {
    const link = findLastLink(boxRef.current);
    link?.dispatchEvent(new MouseEvent('pointerover', { bubbles: true }));
    link?.parentElement?.dispatchEvent(new MouseEvent('pointerover', { bubbles: true }));
  }

  return (
    <Exhibit
      boxRef={boxRef}
      onVisit={handleVisit}
      hint="The frame goes back to the link of the current page."
    >
      <FollowArea engine="script" isStill={isStill}>
        <ul>
          {NAMES.map((name, index) => (
            <li key={name}>
              <a href="#bug-museum" aria-current={index === 0 ? 'true' : undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </FollowArea>
    </Exhibit>
  );
}

/** The frame that stays behind. */
export function FollowMuseum() {
  return (
    <BugMuseum
      title="The frame that stays behind"
      fault="The classic measures a link when the mouse enters it, and that is all it ever does. The Tab key moves nothing. When the mouse leaves, the frame stays on a link that nobody is pointing at and that is not the current one. And when the box changes width, the links move and the frame does not."
      remedy="Fixed: pointer and focus both count, and the later one wins; without either, the frame returns to the link marked aria-current. The page watches the size of the box and counts positions from the box, so scrolling needs no extra work."
      classic={<ClassicExhibit />}
      fixed={<FixedExhibit />}
    />
  );
}
