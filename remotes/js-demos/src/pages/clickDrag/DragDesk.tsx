import { ArrowLeftIcon, ArrowRightIcon, Button, Dimension, useReducedMotion } from '@portfolio/design';
import { useStore } from '@portfolio/kit';
import { DemoPanel, StyledPanels, StyledStack, useAnnounce } from '@portfolio/kit/demo';
import { useState } from 'react';
import { describeView } from './describeView';
import { StyledDesk, StyledHead } from './DragDesk.styles';
import { DragSettings, INITIAL_CHOICE } from './DragSettings';
import { Overview } from './Overview';
import { SheetFacts } from './SheetFacts';
import { SHEETS, type Sheet } from './sheets';
import { SheetStrip } from './SheetStrip';
import type { Direction } from './stops';
import { createStrip } from './strip';

const NAMES = SHEETS.map(({ name }) => name);
const FIRST_CHOSEN = 'a0';
const findSheet = (id: string) => SHEETS.find((sheet) => sheet.id === id) ?? (SHEETS[0] as Sheet);

/** The strip, other ways to move it than dragging, and the chosen sheet. */
export function DragDesk() {
  const announce = useAnnounce();
  const [strip] = useState(createStrip);
  const [choice, setChoice] = useState(INITIAL_CHOICE);
  const [chosen, setChosen] = useState(FIRST_CHOSEN);
  const isReduced = useReducedMotion();
  const view = useStore(strip, (geometry) => describeView(geometry, geometry.positionPx, NAMES));
  const isAtStart = useStore(strip, ({ positionPx }) => positionPx < 1);
  const isAtEnd = useStore(strip, ({ positionPx, maxPx }) => positionPx > maxPx - 1);

  const isRtl = choice.writing === 'rtl';
  const options = { ...choice, speed: Number(choice.speed), isReduced };
  const sheet = findSheet(chosen);

  function announceMove(positionPx: number | null, direction: Direction) {
    const text = positionPx === null ? '' : describeView(strip.get(), positionPx, NAMES);
    announce(
      text === '' ? `No more sheets ${direction === 'forward' ? 'after' : 'before'} these.` : `${text}.`,
    );
  }

  function handleChoose(id: string) {
    setChosen(id);
    const { name, widthMm, heightMm } = findSheet(id);
    announce(`${name} chosen: ${widthMm} by ${heightMm} millimetres.`);
  }

  const move = (direction: Direction) => announceMove(strip.step(direction), direction);
  const [BackIcon, ForwardIcon] = isRtl ? [ArrowRightIcon, ArrowLeftIcon] : [ArrowLeftIcon, ArrowRightIcon];

  return (
    <DemoPanel title="Paper, to one scale" needsScript>
      <StyledDesk>
        <StyledHead>
          <Dimension>{view || `${NAMES.length} sheets`}</Dimension>
          <div dir={isRtl ? 'rtl' : 'ltr'}>
            <Button
              category="icon"
              icon={<BackIcon />}
              aria-disabled={isAtStart}
              onClick={() => move('back')}
            >
              Previous sheet
            </Button>
            <Button
              category="icon"
              icon={<ForwardIcon />}
              aria-disabled={isAtEnd}
              onClick={() => move('forward')}
            >
              Next sheet
            </Button>
          </div>
        </StyledHead>
        <StyledStack data-gap="5">
          <SheetStrip
            strip={strip}
            options={options}
            isRtl={isRtl}
            chosen={chosen}
            onChoose={handleChoose}
            onStep={move}
            onEdge={(direction) => announceMove(strip.goToEdge(direction), direction)}
          />
          <Overview strip={strip} isRtl={isRtl} chosen={chosen} />
        </StyledStack>
        <StyledPanels data-min-rem="18">
          <SheetFacts sheet={sheet} />
          <DragSettings
            choice={choice}
            onChange={(change) => setChoice({ ...choice, ...change })}
            isReduced={isReduced}
          />
        </StyledPanels>
      </StyledDesk>
    </DemoPanel>
  );
}
