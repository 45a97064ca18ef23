import type { CSSProperties } from 'react';
import { StyledCut, StyledPanel, StyledSheet, StyledSizes } from './MarkSheet.styles';

const SIZES_PX = [48, 24, 16] as const;

/** The part of the sheet that a panel shows, in squares of the sheet. */
const toCut = (from: number, squares: number) => ({ '--from': from, '--squares': squares }) as CSSProperties;

interface MarkSheetProps {
  mark: string;
  sheet: string;
  title: string;
}

/** A logo as its owner would receive it. The sheet is one image file; each panel shows a crop of it. */
export function MarkSheet({ mark, sheet, title }: MarkSheetProps) {
  return (
    <StyledSheet>
      <StyledPanel style={{ gridArea: 'construction' }}>
        <StyledCut style={toCut(0, 1)}>
          <img
            src={sheet}
            alt={`The outlines of the mark of ${title} on a grid of 12 units, with its measures`}
          />
        </StyledCut>
        <figcaption>Construction on a square of 96 units</figcaption>
      </StyledPanel>
      <StyledPanel style={{ gridArea: 'name' }}>
        <StyledCut style={toCut(2, 3)}>
          <img src={sheet} alt={`The mark of ${title} beside its name`} />
        </StyledCut>
        <figcaption>Mark and name</figcaption>
      </StyledPanel>
      <StyledPanel style={{ gridArea: 'sizes' }}>
        <StyledSizes>
          {SIZES_PX.map((sizePx) => (
            <img
              key={sizePx}
              src={mark}
              width={sizePx}
              height={sizePx}
              alt={`The mark at ${sizePx} pixels`}
            />
          ))}
        </StyledSizes>
        <figcaption>{SIZES_PX.join(', ')} px</figcaption>
      </StyledPanel>
      <StyledPanel style={{ gridArea: 'ink' }}>
        <StyledCut style={toCut(1, 1)}>
          <img src={sheet} alt="The mark in black on white" />
        </StyledCut>
        <figcaption>One colour</figcaption>
      </StyledPanel>
      <StyledPanel style={{ gridArea: 'reversed' }} data-reversed="">
        <StyledCut style={toCut(1, 1)}>
          <img src={sheet} alt="The mark in white on black" />
        </StyledCut>
        <figcaption>Reversed</figcaption>
      </StyledPanel>
    </StyledSheet>
  );
}
