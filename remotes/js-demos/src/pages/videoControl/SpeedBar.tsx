import { media, useMediaQuery } from '@portfolio/design';
import { type CSSProperties, useId, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import {
  StyledBar,
  StyledHandle,
  StyledLabel,
  StyledMark,
  StyledScale,
  StyledValue,
} from './SpeedBar.styles';
import { MARKS, MAX_RATE, MIN_RATE, describeRate, findKeyRate, toRate, toShare } from './speed';

export interface SpeedBarProps {
  rate: number;
  /** True sets the speed when the pointer moves over the bar, without a press. */
  canHover: boolean;
  onChange: (rate: number) => void;
}

/**
 * The speed on a measured bar: a slider following the ARIA practices. It is vertical if there is room; its styles have
 * the same condition, so that nothing moves when the page starts.
 */
export function SpeedBar({ rate, canHover, onChange }: SpeedBarProps) {
  const labelId = useId();
  const isDraggingRef = useRef(false);
  const isUpright = useMediaQuery(media.medium);

  function takePlace({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) {
    const { left, bottom, width, height } = currentTarget.getBoundingClientRect();
    const share = isUpright ? (bottom - clientY) / height : (clientX - left) / width;
    if (Number.isFinite(share)) onChange(toRate(share));
  }

  function handlePointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    isDraggingRef.current = true;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    takePlace(event);
  }

  function handlePointerMove(event: PointerEvent<HTMLElement>) {
    if (isDraggingRef.current || (canHover && event.pointerType === 'mouse')) takePlace(event);
  }

  function handleKeyDown(event: KeyboardEvent) {
    const next = event.ctrlKey || event.metaKey || event.altKey ? null : findKeyRate(event.key, rate);
    if (next === null) return;
    event.preventDefault();
    onChange(next);
  }

  const endDrag = () => {
    isDraggingRef.current = false;
  };
  const toPlace = (value: number) => ({ '--share': toShare(value) }) as CSSProperties;

  return (
    <StyledScale data-needs-script="">
      <StyledLabel id={labelId}>Speed</StyledLabel>
      <StyledBar
        role="slider"
        tabIndex={0}
        aria-labelledby={labelId}
        aria-orientation={isUpright ? 'vertical' : 'horizontal'}
        aria-valuemin={MIN_RATE}
        aria-valuemax={MAX_RATE}
        aria-valuenow={rate}
        aria-valuetext={describeRate(rate)}
        onPointerDown={handlePointerDown}
        onPointerMove={handlePointerMove}
        onPointerUp={endDrag}
        onPointerCancel={endDrag}
        onLostPointerCapture={endDrag}
        onKeyDown={handleKeyDown}
      >
        {MARKS.map((mark) => (
          <StyledMark key={mark} style={toPlace(mark)} aria-hidden="true">
            {mark}×
          </StyledMark>
        ))}
        <StyledHandle style={toPlace(rate)} />
      </StyledBar>
      <StyledValue aria-hidden="true">{rate.toFixed(2)}×</StyledValue>
    </StyledScale>
  );
}
