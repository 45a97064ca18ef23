import { StyledCut, StyledPanel, StyledSheet, StyledSizes } from './MarkSheet.styles';

const SIZES_PX = [48, 24, 16] as const;

interface MarkSheetProps {
  mark: string;
  sheet: string;
  title: string;
}

/** A logo as its owner would receive it. The sheet is one image file; each panel shows a crop of it. */
export function MarkSheet({ mark, sheet, title }: MarkSheetProps) {
  return (
    <StyledSheet>
      <StyledPanel $area="construction">
        <StyledCut $from={0} $squares={1}>
          <img
            src={sheet}
            alt={`The outlines of the mark of ${title} on a grid of 12 units, with its measures`}
          />
        </StyledCut>
        <figcaption>Construction on a square of 96 units</figcaption>
      </StyledPanel>
      <StyledPanel $area="name">
        <StyledCut $from={2} $squares={3}>
          <img src={sheet} alt={`The mark of ${title} beside its name`} />
        </StyledCut>
        <figcaption>Mark and name</figcaption>
      </StyledPanel>
      <StyledPanel $area="sizes">
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
      <StyledPanel $area="ink">
        <StyledCut $from={1} $squares={1}>
          <img src={sheet} alt="The mark in black on white" />
        </StyledCut>
        <figcaption>One colour</figcaption>
      </StyledPanel>
      <StyledPanel $area="reversed" $isReversed>
        <StyledCut $from={1} $squares={1}>
          <img src={sheet} alt="The mark in white on black" />
        </StyledCut>
        <figcaption>Reversed</figcaption>
      </StyledPanel>
    </StyledSheet>
  );
}
