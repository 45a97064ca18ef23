import { Button } from '@portfolio/design';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { hasOverlay } from '../../demo/hasOverlay';
import { LEVELS } from './codeLock';
import { measureBoxes, type MeasuredBox } from './measureBoxes';
import {
  StyledBar,
  StyledBlueprint,
  StyledBox,
  StyledGrey,
  StyledLayer,
  StyledNegative,
} from './Redlines.styles';

export interface RedlinesProps {
  /** From 1: how much of the page is measured. */
  level: number;
  onClose: () => void;
}

/** The reward: the page as a blueprint with its measurements. Escape closes it and restores the focus. */
export function Redlines({ level, onClose }: RedlinesProps) {
  const [boxes, setBoxes] = useState<readonly MeasuredBox[]>([]);
  const closeRef = useRef<HTMLElement>(null);
  const handleClose = useEffectEvent(onClose);

  useEffect(() => {
    const measure = () => setBoxes(measureBoxes(document, level, { x: window.scrollX, y: window.scrollY }));
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    measure();
    return () => observer.disconnect();
  }, [level]);

  useEffect(() => {
    const before = document.activeElement;
    closeRef.current?.focus({ preventScroll: true });
    const handleKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !hasOverlay()) handleClose();
    };
    window.addEventListener('keydown', handleKey);
    return () => {
      window.removeEventListener('keydown', handleKey);
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);

  return createPortal(
    <>
      <StyledNegative aria-hidden="true" data-redlines="" />
      <StyledGrey aria-hidden="true" data-redlines="" />
      <StyledBlueprint aria-hidden="true" data-redlines="" />
      <StyledLayer aria-hidden="true" data-redlines="">
        {boxes.map(({ left, top, width, height }, index) => (
          <StyledBox key={index} style={{ left, top, width, height }}>
            <span>
              {width} × {height}
            </span>
          </StyledBox>
        ))}
      </StyledLayer>
      <StyledBar role="region" aria-label="Redlines" data-redlines="">
        <p>
          {boxes.length} boxes measured: {LEVELS[level - 1]}.
        </p>
        <Button ref={closeRef} category="small" onClick={onClose}>
          Hide the redlines
        </Button>
      </StyledBar>
    </>,
    document.body,
  );
}
