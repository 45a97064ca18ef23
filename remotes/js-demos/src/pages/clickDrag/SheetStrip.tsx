import { VisuallyHidden } from '@portfolio/design';
import { useEffect, useEffectEvent, useRef, type CSSProperties, type KeyboardEvent } from 'react';
import type { Direction } from './stops';
import { SHEETS } from './sheets';
import {
  StyledHeight,
  StyledName,
  StyledPaper,
  StyledSheet,
  StyledStrip,
  StyledWidth,
} from './SheetStrip.styles';
import type { Strip, StripOptions } from './strip';

export interface SheetStripProps {
  strip: Strip;
  options: StripOptions;
  isRtl: boolean;
  chosen: string;
  onChoose: (id: string) => void;
  onStep: (direction: Direction) => void;
  onEdge: (direction: Direction) => void;
}

const buttonsIn = (strip: Element) => [...strip.querySelectorAll<HTMLElement>('button')];

/** All sheets side by side, to one scale, in a scrollable strip. */
export function SheetStrip({ strip, options, isRtl, chosen, onChoose, onStep, onEdge }: SheetStripProps) {
  const stripRef = useRef<HTMLDivElement>(null);
  const getOptions = useEffectEvent(() => options);

  useEffect(() => {
    if (stripRef.current !== null) return strip.attach(stripRef.current, () => getOptions());
  }, [strip, isRtl]);

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { key, altKey, ctrlKey, metaKey, target, currentTarget } = event;
    if (altKey || ctrlKey || metaKey) return;
    const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
    const back = isRtl ? 'ArrowRight' : 'ArrowLeft';
    const direction = { [forward]: 'forward', End: 'forward', [back]: 'back', Home: 'back' } as const;
    const wanted: Direction | undefined = direction[key];
    if (wanted === undefined) return;
    event.preventDefault();
    const isToEdge = key === 'Home' || key === 'End';
    const buttons = buttonsIn(currentTarget);
    const index = buttons.indexOf(target as HTMLElement);
    if (index === -1) {
      (isToEdge ? onEdge : onStep)(wanted);
      return;
    }
    // The focus moves along; otherwise it would stay on a sheet that is out of view.
    const near = wanted === 'forward' ? index + 1 : index - 1;
    const far = wanted === 'forward' ? -1 : 0;
    buttons.at(isToEdge ? far : Math.max(0, Math.min(near, buttons.length - 1)))?.focus();
  }

  return (
    <StyledStrip
      ref={stripRef}
      role="region"
      aria-label="Sheets of paper, to one scale"
      tabIndex={0}
      dir={isRtl ? 'rtl' : 'ltr'}
      data-snap={options.hasSnap || undefined}
      onKeyDown={handleKeyDown}
    >
      <ul>
        {SHEETS.map(({ id, name, widthMm, heightMm }) => (
          <li key={id} data-thing={id}>
            <StyledSheet
              type="button"
              aria-pressed={id === chosen}
              style={{ '--w': widthMm, '--h': heightMm } as CSSProperties}
              onClick={() => onChoose(id)}
            >
              <StyledName>
                {name}
                <VisuallyHidden> sheet, {`${widthMm} by ${heightMm}`} millimetres</VisuallyHidden>
              </StyledName>
              <StyledHeight aria-hidden="true">{heightMm}</StyledHeight>
              <StyledPaper data-chosen={id === chosen || undefined} />
              <StyledWidth aria-hidden="true">{widthMm}</StyledWidth>
            </StyledSheet>
          </li>
        ))}
      </ul>
    </StyledStrip>
  );
}
